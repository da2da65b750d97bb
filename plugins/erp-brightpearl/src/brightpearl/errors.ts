/** An error of Brightpearl. Its message has no token. */
export class BrightpearlError extends Error {
  override readonly name = "BrightpearlError"
  /** the status of the response; undefined when there is none */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }

  /** whether Brightpearl rejects the values of the request, so that a retry cannot help */
  get isRejected(): boolean {
    return this.status !== undefined && [400, 404, 409, 422].includes(this.status)
  }
}
