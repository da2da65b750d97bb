import type { Version } from "../kit/changed-elsewhere.tsx"
import type { ShownProduct } from "./shown-product.ts"

/** By which a form finds out that somebody else changed the product. */
export function versionOf({ id, updated_at }: Pick<ShownProduct, "id" | "updated_at">): Version {
  return {
    shown: updated_at,
    read: async (client) => (await client.admin.products.retrieve(id)).product.updated_at,
  }
}

/** The same for several products at once. */
export function versionOfAll(products: readonly Pick<ShownProduct, "id" | "updated_at">[]): Version {
  return {
    shown: products.map(({ updated_at }) => updated_at).join(" "),
    read: async (client) => {
      const { products: found } = await client.admin.products.list({
        id: products.map(({ id }) => id),
        limit: products.length,
        expand: "type",
      })
      return products.map(({ id }) => found.find((each) => each.id === id)?.updated_at).join(" ")
    },
  }
}
