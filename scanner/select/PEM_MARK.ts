/** RFC 7468 2: how every block begins, in a file of its own or within a program. */
export const PEM_MARK = "-----BEGIN"
