import type { Context, JsonReply } from "../../../platform/http/operation.ts"
import { sendsKey } from "../../../platform/http/query-with-key.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { NamedChannels } from "./named-channels.ts"
import { assertSomeChannel, defaultChannel, outsideOfKey } from "../../store/sales-channels/index.ts"

/** Where a store answer looks for products. */
export interface StoreScope {
  /** products of other sales channels stay out, and their stock alone counts; undefined without a limit */
  readonly channelIds: readonly string[] | Sql | undefined
  /** whether a publishable key is what limits the answer */
  readonly isByKey: boolean
  /** the sales channels that the query names; v1 looks them up together with the stock */
  readonly namedIds: readonly string[]
}

/**
 * The sales channels that a Store API response is limited to: the channels that the query names, else the channels of
 * the publishable key, else, if no key was sent, the store's default one. Without a default channel nothing is left out, as in v1.
 * @returns the scope, or the error to return if the query names a channel outside of the key's
 * @since 0.1
 */
export function storeScope(
  context: Pick<Context, "request" | "salesChannelIds">,
  named: NamedChannels,
): StoreScope | JsonReply {
  const wished = named == null || named.length === 0 ? undefined : [named].flat()
  const ofKey = context.salesChannelIds
  if (wished && ofKey && !wished.every((id) => ofKey.includes(id))) return outsideOfKey(wished)
  const channelIds = wished ?? ofKey ?? (sendsKey(context.request) ? undefined : defaultChannel)
  return { channelIds, isByKey: ofKey !== undefined, namedIds: wished ?? [] }
}

/**
 * Rejects sales channels that the query names if none of them exists.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function assertNamedChannel(
  { db }: Pick<Context, "db">,
  { namedIds }: Pick<StoreScope, "namedIds">,
): Promise<void> {
  if (namedIds.length > 0) await assertSomeChannel(db, namedIds)
}
