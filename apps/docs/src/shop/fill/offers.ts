import type { Kit, Scene } from "./kit.ts"

const made = (make: (kit: Kit) => Promise<{ id: string }>): Scene => {
  return async (kit) => ({ params: [(await make(kit)).id] })
}

const discount = made(async (kit) => (await kit.make("admin.PostDiscounts")).discount)

async function dynamic(kit: Kit) {
  const rule = { type: "fixed", value: 500, allocation: "total" }
  const [region] = await kit.ids("reg")
  const code = `PERSONAL-${crypto.randomUUID().slice(0, 4).toUpperCase()}`
  const body = { code, is_dynamic: true, rule, regions: [region] }
  return (await kit.admin("POST", "/admin/discounts", body)).discount
}

/** A discount with a condition, and a product that is in it. */
async function conditioned(kit: Kit): Promise<string[]> {
  const { discount } = await kit.make("admin.PostDiscounts")
  const [product] = await kit.ids("prod")
  const path = `/admin/discounts/${discount.id}/conditions`
  await kit.admin("POST", path, { operator: "in", products: [product] })
  const condition = await kit.value(
    "select c.id from discount_condition c join discount d on d.rule_id = c.discount_rule_id where d.id = $1",
    discount.id,
  )
  return [discount.id, condition]
}

const condition: Scene = async (kit) => ({ params: await conditioned(kit) })

/** A price list with a price of the shop's first variant. */
async function priced(kit: Kit) {
  const { price_list } = await kit.make("admin.PostPriceListsPriceList")
  return (await kit.admin("GET", `/admin/price-lists/${price_list.id}`)).price_list
}

const list: Scene = async (kit) => ({ params: [(await priced(kit)).id] })

const taxRate = made(async (kit) => (await kit.make("admin.PostTaxRates")).tax_rate)

const giftCard = made(async (kit) => (await kit.make("admin.PostGiftCards")).gift_card)

/** A tax rate that holds what the request takes out of it. */
const withoutIn = (path: string, property: string, prefix: string): Scene => {
  return async (kit) => {
    const { tax_rate } = await kit.make("admin.PostTaxRates")
    const body = { [property]: [(await kit.ids(prefix))[0]] }
    await kit.admin("POST", `/admin/tax-rates/${tax_rate.id}/${path}/batch`, body)
    return { params: [tax_rate.id], body }
  }
}

export const offerScenes: Readonly<Record<string, Scene>> = {
  "admin.DeleteDiscountsDiscount": discount,
  "admin.PostDiscountsDiscount": discount,
  "admin.GetDiscountsDiscountCode": async () => ({ params: ["WELCOME10"] }),
  "admin.PostDiscountsDiscountConditions": discount,
  "admin.GetDiscountsDiscountConditionsCondition": condition,
  "admin.PostDiscountsDiscountConditionsCondition": condition,
  "admin.DeleteDiscountsDiscountConditionsCondition": condition,
  "admin.PostDiscountsDiscountConditionsConditionBatch": async (kit) => ({
    params: await conditioned(kit),
    body: { resources: [{ id: (await kit.ids("prod"))[1] }] },
  }),
  "admin.DeleteDiscountsDiscountConditionsConditionBatch": condition,
  "admin.PostDiscountsDiscountDynamicCodes": async (kit) => ({ params: [(await dynamic(kit)).id] }),
  "admin.DeleteDiscountsDiscountDynamicCodesCode": async (kit) => {
    const { id, code: own } = await dynamic(kit)
    const code = own.replace("PERSONAL", "FOR-ADA")
    await kit.admin("POST", `/admin/discounts/${id}/dynamic-codes`, { code, usage_limit: 1 })
    return { params: [id, code] }
  },
  "admin.PostDiscountsDiscountRegionsRegion": async (kit) => {
    const { discount } = await kit.make("admin.PostDiscounts")
    return { params: [discount.id, (await kit.ids("reg"))[1]!] }
  },
  "admin.DeleteDiscountsDiscountRegionsRegion": async (kit) => {
    const { discount } = await kit.make("admin.PostDiscounts")
    return { params: [discount.id, (await kit.ids("reg"))[0]!] }
  },
  "admin.GetPriceListsPriceList": list,
  "admin.GetPriceListsPriceListProducts": list,
  "admin.PostPriceListsPriceListPriceList": list,
  "admin.DeletePriceListsPriceList": list,
  "admin.PostPriceListsPriceListPricesBatch": async (kit) => ({
    params: [(await priced(kit)).id],
    body: { prices: [{ variant_id: (await kit.ids("variant"))[1], currency_code: "eur", amount: 2500 }] },
  }),
  "admin.DeletePriceListsPriceListPricesBatch": async (kit) => {
    const { id, prices } = await priced(kit)
    return { params: [id], body: { price_ids: [prices[0].id] } }
  },
  "admin.DeletePriceListsPriceListProductsPricesBatch": async (kit) => ({
    params: [(await priced(kit)).id],
    body: { product_ids: [await productOfFirst(kit)] },
  }),
  "admin.DeletePriceListsPriceListProductsProductPrices": async (kit) => ({
    params: [(await priced(kit)).id, await productOfFirst(kit)],
  }),
  "admin.DeletePriceListsPriceListVariantsVariantPrices": async (kit) => ({
    params: [(await priced(kit)).id, (await kit.ids("variant"))[0]!],
  }),
  "admin.GetGiftCardsGiftCard": giftCard,
  "admin.PostGiftCardsGiftCard": giftCard,
  "admin.DeleteGiftCardsGiftCard": giftCard,
  "admin.GetTaxRatesTaxRate": taxRate,
  "admin.PostTaxRatesTaxRate": taxRate,
  "admin.DeleteTaxRatesTaxRate": taxRate,
  "admin.PostTaxRatesTaxRateProductTypes": taxRate,
  "admin.PostTaxRatesTaxRateProducts": taxRate,
  "admin.PostTaxRatesTaxRateShippingOptions": taxRate,
  "admin.DeleteTaxRatesTaxRateProductTypes": withoutIn("product-types", "product_types", "ptyp"),
  "admin.DeleteTaxRatesTaxRateProducts": withoutIn("products", "products", "prod"),
  "admin.DeleteTaxRatesTaxRateShippingOptions": withoutIn("shipping-options", "shipping_options", "so"),
}

async function productOfFirst(kit: Kit): Promise<string> {
  const [variant] = await kit.ids("variant")
  return kit.value("select product_id from product_variant where id = $1", variant!)
}
