// region provider
import { provider, type SearchHit } from "@stheno/core"

/** Finds products by words of their titles, in the memory of this process. */
export default provider("search", () => {
  const known = new Map<string, SearchHit>()
  const wordsOf = (text: unknown) =>
    String(text ?? "")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const isIn = (product: SearchHit, ids: readonly string[] | undefined) => {
    const channels = (product["sales_channels"] ?? []) as { id: string }[]
    return !ids || channels.some(({ id }) => ids.includes(id))
  }
  return {
    id: "memory",
    async index(documents) {
      for (const one of documents) known.set(one.id, structuredClone(one))
    },
    async delete(ids) {
      for (const id of ids) known.delete(id)
    },
    async search({ text, offset = 0, limit = 20, salesChannelIds }) {
      const wanted = wordsOf(text)
      const found = [...known.values()].filter(
        (product) =>
          isIn(product, salesChannelIds) &&
          wanted.every((word) =>
            wordsOf(product["title"]).some((one) => one.startsWith(word)),
          ),
      )
      return {
        hits: found.slice(offset, offset + limit),
        estimatedTotalHits: found.length,
      }
    },
    needsAll: async () => true,
  }
})
// endregion
