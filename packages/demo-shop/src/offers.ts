import type { Api } from "./api.ts"
import type { DemoVariant } from "./products.ts"
import type { Settings } from "./settings.ts"

/** A price list, discount codes and a gift card. */
export async function createOffers(
  { admin }: Api,
  { europe, america }: Settings,
  variants: readonly DemoVariant[],
): Promise<void> {
  const blankets = variants.filter(({ product }) => product.startsWith("blanket-"))
  await admin("POST", "/admin/price-lists", {
    name: "Autumn sale",
    description: "Blankets for less while the leaves fall.",
    type: "sale",
    status: "active",
    prices: blankets.flatMap(({ id }) => [
      { variant_id: id, currency_code: "eur", amount: 10900 },
      { variant_id: id, currency_code: "usd", amount: 11200 },
    ]),
  })
  const discounts = [
    {
      code: "WELCOME10",
      regions: [europe, america],
      rule: { type: "percentage", value: 10, description: "Ten percent off" },
    },
    { code: "FIVE", regions: [europe], rule: { type: "fixed", value: 500, description: "Five euros off" } },
    {
      code: "FREESHIP",
      regions: [europe, america],
      rule: { type: "free_shipping", value: 0, description: "Free shipping" },
    },
  ]
  for (const { code, regions, rule } of discounts)
    await admin("POST", "/admin/discounts", { code, regions, rule: { ...rule, allocation: "total" } })
  await admin("POST", "/admin/gift-cards", {
    region_id: europe,
    value: 10000,
    metadata: { for: "The demo shop" },
  })
}
