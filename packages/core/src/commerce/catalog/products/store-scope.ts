import type { Context, JsonReply } from "../../../platform/http/operation.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { defaultChannel, outsideOfKey, salesChannelErrors } from "../../store/sales-channels/index.ts"

/** Where a store answer looks for products. */
export interface StoreScope {
  /** products of other sales channels stay out, and their stock alone counts; undefined without a limit */
  readonly channelIds: readonly string[] | Sql | undefined
  /** whether a publishable key is what limits the answer */
  readonly isByKey: boolean
  /** the only sales channel that the query names; v1 looks it up together with the stock */
  readonly namedId: string | undefined
}

/**
 * The sales channels that a Store API response is limited to: the channels that the query names, else the channels of
 * the publishable key, else, if no key was sent, the store's default one. Without a default channel nothing is left out, as in v1.
 * @returns the scope, or the error to return if the query names a channel outside of the key's
 * @since 0.1
 */
export function storeScope(
  context: Pick<Context, "request" | "salesChannelIds">,
  named: string | readonly string[] | null | undefined,
): StoreScope | JsonReply {
  const wished = named == null || named.length === 0 ? undefined : [named].flat()
  const ofKey = context.salesChannelIds
  if (wished && ofKey && !wished.every((id) => ofKey.includes(id))) return outsideOfKey(wished)
  const hasKey = Boolean(context.request.headers.get("x-publishable-api-key"))
  const channelIds = wished ?? ofKey ?? (hasKey ? undefined : defaultChannel)
  return { channelIds, isByKey: ofKey !== undefined, namedId: wished?.length === 1 ? wished[0] : undefined }
}

/**
 * Rejects a sales channel that does not exist.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function assertNamedChannel(
  { db }: Pick<Context, "db">,
  { namedId }: Pick<StoreScope, "namedId">,
): Promise<void> {
  if (!namedId) return
  const channel = await fetchById(db, "SalesChannel", namedId, withRelations())
  if (!channel) throw salesChannelErrors.not_found(namedId)
}
