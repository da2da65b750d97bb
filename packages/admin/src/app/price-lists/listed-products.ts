import { adminPriceListKeys, useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"
import type { PickedProduct } from "./picked-variants.ts"

/** The products that have prices in a list, on all pages of the API. */
export function useListedProducts(id: string) {
  const { client } = useMedusa()
  return useQuery({
    queryKey: [...adminPriceListKeys.detail(id), "whole products"],
    queryFn: async () => {
      const products: PickedProduct[] = []
      for await (const { id: productId, title, variants } of client.admin.priceLists.iterateProducts(id, {
        limit: 100,
        expand: "variants",
      }))
        products.push({
          id: productId,
          title,
          variants: variants.map((variant) => ({ id: variant.id, title: variant.title, sku: variant.sku })),
        })
      return products
    },
  })
}
