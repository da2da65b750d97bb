/**
 * Thrown when a command or a start fails for a reason that the operator can fix. The command line prints the
 * message and the remedy without a stack trace and exits with code 1.
 * @since 0.1
 */
export class StartError extends Error {
  /**
   * @param code the stable name of the error, such as `port_taken`
   * @param message one sentence on what is wrong
   * @param remedy one sentence on how to fix it
   * @param options the `cause`, if another error led to this one
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
