import { versionOfParts, type Version } from "../kit/changed-elsewhere.tsx"
import type { ShownProduct } from "./shown-product.ts"

/** By which a form finds out that somebody else changed the product. */
export function versionOf({ id, updated_at }: Pick<ShownProduct, "id" | "updated_at">): Version {
  return {
    shown: updated_at,
    read: async (client) => (await client.admin.products.retrieve(id)).product.updated_at,
  }
}

/** A product with what says where it belongs. */
export type Placed = Pick<ShownProduct, "id" | "collection_id" | "updated_at"> & {
  readonly type: { readonly value: string } | null
  readonly tags: readonly { readonly value: string }[]
  readonly categories: readonly { readonly id: string; readonly name: string }[]
}

/** The same of where a product belongs. Adding it to a category elsewhere leaves `updated_at` as it is. */
export const versionOfPlace = (product: Placed): Version =>
  versionOfParts<Placed>(
    product,
    ({ collection_id, type, tags, categories }) => [
      collection_id,
      type?.value,
      tags.map(({ value }) => value).toSorted(),
      categories.map(({ id }) => id).toSorted(),
    ],
    async (client) => {
      const query = { expand: "type,tags,categories" } as const
      return (await client.admin.products.retrieve(product.id, {}, { query })).product
    },
  )

/** A product with the channels in which it is sold. */
type Sold = Pick<ShownProduct, "id" | "updated_at"> & {
  readonly sales_channels: readonly { readonly id: string }[]
}

/** The same of where a product is sold. Adding it to a channel on the page of the channel leaves `updated_at` as it is. */
export const versionOfChannels = (product: Sold): Version =>
  versionOfParts<Sold>(
    product,
    ({ sales_channels }) => sales_channels.map(({ id }) => id).toSorted(),
    async (client) => {
      const query = { expand: "sales_channels" } as const
      return (await client.admin.products.retrieve(product.id, {}, { query })).product
    },
  )

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
