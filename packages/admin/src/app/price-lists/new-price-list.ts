import { z } from "@stheno/ui/forms"

const price = z.object({
  variant_id: z.string(),
  amount: z.number(),
  currency_code: z.optional(z.string()),
  region_id: z.optional(z.string()),
  min_quantity: z.nullable(z.number()),
  max_quantity: z.nullable(z.number()),
})

const product = z.object({
  id: z.string(),
  title: z.string(),
  variants: z.array(z.object({ id: z.string(), title: z.string(), sku: z.nullable(z.string()) })),
})

/** What the page of a new price list holds. */
export const newPriceListSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  description: z.string().check(z.trim(), z.minLength(1)),
  type: z.string(),
  status: z.string(),
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  groups: z.array(z.string()),
  includes_tax: z.boolean(),
  products: z.array(product),
  prices: z.array(price),
  /** cells that are not valid */
  invalid: z.number(),
})

export type NewPriceListInput = z.input<typeof newPriceListSchema>
export type NewPriceListValues = z.output<typeof newPriceListSchema>

export const emptyPriceList: NewPriceListInput = {
  name: "",
  description: "",
  type: "sale",
  status: "draft",
  starts_at: null,
  ends_at: null,
  groups: [],
  includes_tax: false,
  products: [],
  prices: [],
  invalid: 0,
}

/** The price list as the API takes it. */
export function priceListOf(values: NewPriceListValues) {
  const { name, description, starts_at, ends_at, includes_tax } = values
  return {
    name,
    description,
    type: values.type === "override" ? ("override" as const) : ("sale" as const),
    status: values.status === "active" ? ("active" as const) : ("draft" as const),
    starts_at,
    ends_at,
    includes_tax,
    customer_groups: values.groups.map((id) => ({ id })),
    prices: values.prices,
  }
}
