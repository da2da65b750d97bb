/** What a project's code threw, with the file that declares it. */
export class OwnCodeError extends Error {
  override readonly name = "OwnCodeError"
  /** @param file path from the project's folder on */
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
