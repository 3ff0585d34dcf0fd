/** Control characters, and marks that change the direction of text. */
const STEERING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** Text of a scanned tree without characters that could steer a terminal or hide what it says: they are shown as `?`. */
export const printable = (text: string): string => text.replaceAll(STEERING, "?")
