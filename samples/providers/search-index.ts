// region provider
import { provider, type SearchHit } from "@stheno/core"

type Index = Map<string, SearchHit>

/** Finds products by a part of their title, in the memory of this process. */
export default provider(
  "search",
  () => {
    let products: Index = new Map()
    const put = (index: Index, documents: readonly SearchHit[]) => {
      for (const one of documents) index.set(one.id, structuredClone(one))
    }
    return {
      id: "index",
      async index(documents) {
        put(products, documents)
      },
      async delete(ids) {
        for (const id of ids) products.delete(id)
      },
      async search({ text, filter, offset = 0, limit = 20, salesChannelIds }) {
        const hits = [...products.values()].filter(
          (product) =>
            String(product["title"]).toLowerCase().includes(text.toLowerCase()) &&
            fits(product, filter) &&
            isIn(product, salesChannelIds),
        )
        return {
          hits: hits.slice(offset, offset + limit),
          estimatedTotalHits: hits.length,
        }
      },
      async replaceAll(batches) {
        const next: Index = new Map()
        for await (const documents of batches) put(next, documents)
        products = next
      },
    }
  },
  { when: ({ pluginOptions }) => pluginOptions["search"] === "index" },
)

/** A filter names a type: `{ type: "Mug" }`. */
function fits(product: SearchHit, filter: unknown): boolean {
  const wanted = (filter as { type?: string } | undefined)?.type
  const type = product["type"] as { value: string } | undefined
  return wanted === undefined || type?.value === wanted
}

function isIn(product: SearchHit, ids: readonly string[] | undefined): boolean {
  const channels = (product["sales_channels"] ?? []) as { id: string }[]
  return !ids || channels.some(({ id }) => ids.includes(id))
}
// endregion
