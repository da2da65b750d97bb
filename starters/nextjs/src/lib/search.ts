import "server-only"
import { storeClient } from "./client"

/** The most hits that a search shows; the best ones come first. */
const mostHits = 200

/** The time that a search engine has to respond, in milliseconds, before the database is searched instead. */
const timeout = 4_000

/**
 * The IDs of the products that the store's search engine finds, best first. Search engines also find misspelled words.
 * @returns undefined if the engine finds nothing or fails, and if the store has none: the response is the same then
 */
export async function searchIds(q: string): Promise<readonly string[] | undefined> {
  try {
    const { hits } = await storeClient({ timeout }).products.search({ q, limit: mostHits })
    const ids = idsOf(hits)
    return ids.length > 0 ? ids : undefined
  } catch {
    return undefined
  }
}

/** Search engines send their own documents. */
function idsOf(hits: unknown): readonly string[] {
  if (!Array.isArray(hits)) return []
  const ids = hits.flatMap((hit: unknown) =>
    typeof hit === "object" && hit !== null && "id" in hit && typeof hit.id === "string" ? [hit.id] : [],
  )
  return [...new Set(ids)].slice(0, mostHits)
}
