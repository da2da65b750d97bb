/** Who is calling, as far as the request proves it. */
export interface Caller {
  readonly userId: string | undefined
  readonly customerId: string | undefined
  readonly salesChannelIds: readonly string[] | undefined
  readonly clientAddress: string | undefined
  /** a session cookie is what proves it: a browser sends it without being asked */
  readonly isByCookie: boolean
}

/** Nobody in particular. */
export const anonymous: Caller = {
  userId: undefined,
  customerId: undefined,
  salesChannelIds: undefined,
  clientAddress: undefined,
  isByCookie: false,
}
