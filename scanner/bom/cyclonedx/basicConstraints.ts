/** The extension as OpenSSL writes it. */
export const basicConstraints = (isAuthority: boolean): string => (isAuthority ? "CA:TRUE" : "CA:FALSE")
