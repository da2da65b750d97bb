import type { PriceList, Stheno } from "@stheno/js-client"
import { t } from "../messages/index.ts"
import type { StoredPrice } from "../prices/price-rows.ts"

interface Original extends Pick<
  PriceList,
  "name" | "description" | "type" | "starts_at" | "ends_at" | "includes_tax"
> {
  readonly customer_groups: readonly { readonly id: string }[]
  readonly prices: readonly (Omit<StoredPrice, "variant_id"> & { readonly variant_id?: string })[]
}

/**
 * Creates a draft like a price list, with all of its prices.
 * @returns the ID of the copy
 */
export async function duplicatePriceList(client: Stheno, original: Original): Promise<string> {
  const { name, description, type, starts_at, ends_at, includes_tax, customer_groups } = original
  const { price_list } = await client.admin.priceLists.create({
    name: t.priceLists.copyOf({ name }),
    description,
    type,
    starts_at,
    ends_at,
    includes_tax,
    status: "draft",
    customer_groups: customer_groups.map(({ id }) => ({ id })),
    prices: original.prices.flatMap((price) => {
      const { variant_id, amount, region_id, currency_code, min_quantity, max_quantity } = price
      const place = region_id ? { region_id } : { currency_code }
      return variant_id ? [{ variant_id, amount, ...place, min_quantity, max_quantity }] : []
    }),
  })
  return price_list.id
}
