import { CommerceError, z } from "@stheno/core"

/** The attribute with the sales channels of a record. */
export const channelField = "sales_channel_ids"

/** The longest filter that a storefront may send, in characters. */
const maxLength = 2_000

const expression = z.string().min(1)
const schema = z.union([expression, z.array(z.union([expression, z.array(expression).min(1)])).max(100)])

/** What limits a search: an expression, and facets that must all match, of which a list is one of several. */
export interface Conditions {
  readonly filters?: string
  readonly facetFilters?: (string | string[])[]
}

/**
 * Reads the filter of a request, which anyone can send, and adds the sales channels. They are a parameter of their own,
 * so no expression can lift them.
 * @throws CommerceError when the filter is neither a text nor a list of facets
 */
export function readFilter(filter: unknown, channelIds: readonly string[] | undefined): Conditions {
  const given = parse(filter)
  const facets = typeof given === "string" ? [] : (given ?? [])
  // A leading hyphen would negate the value.
  const channels = channelIds?.map((id) => `${channelField}:${id.replace(/^-/, "\\-")}`)
  // An empty list would not limit anything.
  const limit = channels && [channels.length > 0 ? channels : [`${channelField}:none`]]
  const facetFilters = [...(limit ?? []), ...facets]
  return {
    ...(typeof given === "string" && { filters: given }),
    ...(facetFilters.length > 0 && { facetFilters }),
  }
}

function parse(filter: unknown): z.output<typeof schema> | undefined {
  if (filter === undefined || filter === null || filter === "") return undefined
  const result = schema.safeParse(filter)
  if (!result.success) throw invalid("filter must be a text such as 'type_value:Mug', or a list of facets")
  if (JSON.stringify(result.data).length > maxLength)
    throw invalid(`filter must not be longer than ${maxLength} characters`)
  return result.data
}

/** An error about the request of a client. */
export function invalid(message: string): CommerceError {
  return new CommerceError("invalid_data", message)
}
