/** A part of the input that an operation does not have. */
export type NoInput = Readonly<Record<string, never>>
