import { CommerceError, z } from "@stheno/core"
import type { Filter } from "meilisearch"

/** The longest filter that a storefront may send, in characters. */
const maxLength = 2_000

const expression = z.string().min(1)
const schema = z.union([expression, z.array(z.union([expression, z.array(expression).min(1)])).max(100)])

/**
 * Reads the filter of a request, which anyone can send: an expression, or expressions that must all hold, of which a
 * list is one of several.
 * @throws CommerceError when it is anything else
 */
export function readFilter(filter: unknown): Filter | undefined {
  if (filter === undefined || filter === null || filter === "") return undefined
  const result = schema.safeParse(filter)
  if (!result.success)
    throw invalid("filter must be a string or a list of strings, such as 'type_value = \"Mug\"'")
  if (JSON.stringify(result.data).length > maxLength)
    throw invalid(`filter must not be longer than ${maxLength} characters`)
  return result.data
}

/** Adds the condition that a document is in one of the sales channels, which no filter can lift. */
export function inChannels(
  filter: Filter | undefined,
  ids: readonly string[] | undefined,
): Filter | undefined {
  if (ids === undefined) return filter
  const condition = `${channelField} IN [${ids.map((id) => JSON.stringify(id)).join(", ")}]`
  return [condition, ...(filter === undefined ? [] : [filter].flat())]
}

/** The attribute with the sales channels of a document. */
export const channelField = "sales_channel_ids"

/**
 * Whether a search failed because the index has no settings yet. Meilisearch creates an index with the first document or
 * before the swap of a rebuild, and the settings make the sales channels filterable.
 */
export function lacksChannels(error: unknown): boolean {
  return error instanceof Error && error.message.includes(`\`${channelField}\` is not filterable`)
}

function invalid(message: string): CommerceError {
  return new CommerceError("invalid_data", message)
}

/** Passes an error about the filter on to the client that sent it. */
export function asClientError(error: unknown, code: string | undefined): unknown {
  return code?.startsWith("invalid_search_") ? invalid((error as Error).message) : error
}
