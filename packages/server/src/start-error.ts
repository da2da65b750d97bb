/**
 * A start that cannot go on for a reason the operator can remove. The command line prints the message and
 * the remedy, without a stack, and exits with 1.
 * @since 0.1
 */
export class StartError extends Error {
  /**
   * @param code stable name of the reason, e.g. `port_taken`
   * @param message one sentence: what is wrong
   * @param remedy one sentence: what to do about it
   */
  constructor(
    readonly code: string,
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = "StartError"
  }
}
