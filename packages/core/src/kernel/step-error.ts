/** A step failed, and those before it were taken back as far as possible. */
export class StepError extends Error {
  override readonly name = "StepError"
  /**
   * @param step the one that failed
   * @param notUndone those that could not be taken back, with the reason
   */
  constructor(
    readonly step: string,
    cause: unknown,
    readonly notUndone: readonly { readonly step: string; readonly error: unknown }[],
  ) {
    super(`The step ${step} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
