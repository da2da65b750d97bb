import type { JsonReply } from "../../../platform/http/operation.ts"
import { refusedBody } from "../../../platform/http/results.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

/**
 * Finds sales channels of a body that do not exist.
 * @returns the error to return, or undefined if all exist
 * @since 0.1
 */
export async function refusalOfSalesChannels(
  db: Executor,
  channels: readonly { readonly id: string }[] | null | undefined,
): Promise<JsonReply | undefined> {
  const ids = [...new Set((channels ?? []).map(({ id }) => id))]
  if (ids.length === 0) return undefined
  const found = await db
    .selectFrom("sales_channel")
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute()
  const known = new Set(found.map(({ id }) => id))
  const missing = ids.filter((id) => !known.has(id))
  return missing.length === 0 ? undefined : refusedBody([`Sales Channels ${missing.join(", ")} do not exist`])
}
