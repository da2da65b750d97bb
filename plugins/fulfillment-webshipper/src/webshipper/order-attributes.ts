import { currencyDecimals, z } from "@stheno/core"

const text = z.string().nullish()

const addressShape = z.looseObject({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  postal_code: text,
  city: text,
  province: text,
  country_code: text,
  phone: text,
  metadata: z.record(z.string(), z.unknown()).nullish(),
})

const goods = { hs_code: text, origin_country: text, weight: z.number().nullish() }

/** A line item, as the server passes it. Amounts are integers in the smallest unit of the currency. */
export const itemShape = z.looseObject({
  id: text,
  item_id: text,
  title: text,
  quantity: z.number(),
  unit_price: z.number().default(0),
  includes_tax: z.boolean().nullish(),
  tax_lines: z.array(z.looseObject({ rate: z.number() })).nullish(),
  adjustments: z.array(z.looseObject({ amount: z.number() })).nullish(),
  variant: z.looseObject({ ...goods, sku: text, product: z.looseObject(goods).nullish() }).nullish(),
})

/** An order, swap or claim, as the server passes it. */
export const orderShape = z.looseObject({
  id: z.string(),
  display_id: z.number().nullish(),
  email: text,
  currency_code: z.string(),
  shipping_address: addressShape.nullish(),
  billing_address: addressShape.nullish(),
  items: z.array(itemShape).nullish(),
})

/** A line item. */
export type Item = z.output<typeof itemShape>

/** An order, swap or claim. */
export type Order = z.output<typeof orderShape>

/** An address in the form of Webshipper's API. */
export function addressOf(
  address: z.output<typeof addressShape> | null | undefined,
  email: string | null | undefined,
): Record<string, unknown> | undefined {
  if (!address) return undefined
  const customsNo = address.metadata?.["personal_customs_no"]
  const fields = {
    att_contact: [address.first_name, address.last_name].filter(Boolean).join(" "),
    company_name: address.company,
    address_1: address.address_1,
    address_2: address.address_2,
    zip: address.postal_code,
    city: address.city,
    state: address.province,
    country_code: address.country_code?.toUpperCase(),
    phone: address.phone,
    email,
    personal_customs_no: typeof customsNo === "string" ? customsNo : undefined,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}

/** The lines of an order at Webshipper. Prices are in units of the currency, without tax. */
export function linesOf(items: readonly Item[], order: Order): object[] {
  const units = 10 ** currencyDecimals(order.currency_code)
  return items.map((item) => {
    const { variant, quantity } = item
    const rate = (item.tax_lines ?? []).reduce((sum, each) => sum + each.rate, 0)
    const price = item.includes_tax ? item.unit_price / (1 + rate / 100) : item.unit_price
    const reduced = price - reductionOf(item, order)
    const product = variant?.product
    const weight = variant?.weight ?? product?.weight
    return {
      ext_ref: item.id ?? item.item_id,
      sku: variant?.sku ?? undefined,
      description: item.title ?? undefined,
      quantity,
      unit_price: rounded(price / units),
      ...(reduced < price && { discounted_unit_price: rounded(reduced / units) }),
      vat_percent: rate,
      country_of_origin: (variant?.origin_country ?? product?.origin_country)?.toUpperCase(),
      tarif_number: variant?.hs_code ?? product?.hs_code ?? undefined,
      ...(weight && { weight, weight_unit: "g" }),
    }
  })
}

/** The discount per unit. Discounts are for all units of a line, of which the parcel may have some. */
function reductionOf(item: Item, order: Order): number {
  const ordered = order.items?.find(({ id }) => id !== undefined && id === item.id)?.quantity ?? item.quantity
  const amount = (item.adjustments ?? []).reduce((sum, each) => sum + each.amount, 0)
  return ordered > 0 ? amount / ordered : 0
}

/** A package with the weight of the items, unless no item has one. */
export function packageOf(items: readonly Item[]): object {
  const weight = items.reduce(
    (sum, { variant, quantity }) => sum + (variant?.weight ?? variant?.product?.weight ?? 0) * quantity,
    0,
  )
  return weight > 0 ? { weight, weight_unit: "g" } : {}
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
