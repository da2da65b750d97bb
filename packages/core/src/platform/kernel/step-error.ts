/** Thrown when a step of a chain fails, after the completed steps were reverted as far as possible. */
export class StepError extends Error {
  /** `StepError`, by which logs and checks tell it from other errors */
  override readonly name = "StepError"
  /**
   * @param step the name of the step that failed
   * @param notUndone the steps that could not be reverted, with the errors
   * @param cause the error of the step
   */
  constructor(
    readonly step: string,
    cause: unknown,
    readonly notUndone: readonly { readonly step: string; readonly error: unknown }[],
  ) {
    super(`The step ${step} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
