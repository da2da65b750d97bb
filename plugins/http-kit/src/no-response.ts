/**
 * A service did not respond. What the request contained, such as credentials in its URL, is not in the error: the error
 * of `fetch` is not kept as its cause.
 */
export class NoResponse extends Error {
  override readonly name = "NoResponse"

  /**
   * @param service the name of the service
   * @param isLate whether the time limit ended the request; otherwise the connection failed
   */
  constructor(
    service: string,
    readonly isLate: boolean,
  ) {
    super(isLate ? `${service} did not respond in time` : `${service} cannot be reached`)
  }
}
