/** A project cannot be created for a reason that can be removed. */
export class AppError extends Error {
  /**
   * @param message one sentence: what is wrong
   * @param remedy one sentence: what to do about it
   */
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message)
    this.name = "AppError"
  }
}
