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
  return {
    id: "memory",
    async index(documents) {
      for (const one of documents) known.set(one.id, structuredClone(one))
    },
    async delete(ids) {
      for (const id of ids) known.delete(id)
    },
    async search({ text, offset = 0, limit = 20 }) {
      const wanted = wordsOf(text)
      const found = [...known.values()].filter(({ title }) =>
        wanted.every((word) => wordsOf(title).some((one) => one.startsWith(word))),
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
