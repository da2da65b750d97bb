import type { SearchHit, SearchProvider } from "@stheno/core"

const documents = new Map<string, SearchHit>()

/** Finds products whose title holds the text. */
export const searchProvider: SearchProvider = {
  id: "samples",
  index: async (hits) => {
    for (const hit of hits) documents.set(hit.id, hit)
  },
  delete: async (ids) => {
    for (const id of ids) documents.delete(id)
  },
  search: async ({ text, limit = 20 }) => {
    const hits = [...documents.values()].filter(({ title }) =>
      String(title).includes(text),
    )
    return {
      hits: hits
        .slice(0, limit)
        .map(({ id, title, handle }) => ({ id, title, handle })),
    }
  },
}
