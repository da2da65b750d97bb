import type { AdminPostDraftOrdersReq } from "@stheno/js-client"
import { useAdminCustomer, useAdminRegion } from "@stheno/medusa-react"
import { useZodForm, z } from "@stheno/ui/forms"
import { countryName } from "../format/names.ts"
import { isEmail } from "../kit/email.ts"
import { moneyProblem, unitsProblem, type Option } from "../kit/fields.ts"
import { metadataPart } from "../kit/metadata-text.ts"
import { checkValues, problemAt } from "../kit/schema.ts"
import { t } from "../messages/index.ts"
import { addressLines, typedAddress } from "../orders/address-fields.ts"
import { itemProblems, newItems, priceOfItem } from "../orders/task/new-items.tsx"
import { typedAmount } from "../orders/task/refund.ts"
import { useShippingChoices } from "../orders/task/task-choices.ts"
import { typedUnits } from "../orders/task/units-of.ts"

const words = t.draftOrders

/** An item that is not a variant. */
const customItem = z.object({
  title: z.string(),
  /** as typed */
  price: z.string(),
  /** as typed */
  quantity: z.string(),
  /** as typed, one `key: value` on a line; kept input from before it had a field lacks it */
  metadata: z.optional(z.string()),
})

export type CustomItem = z.infer<typeof customItem>

/** An address as its fields hold it. */
const address = z.record(z.string(), z.string())

/** What the form holds. */
const draftValues = z.object({
  /** empty for a customer who is known by email only */
  customerId: z.string(),
  email: z.string(),
  region: z.string(),
  items: newItems,
  customItems: z.array(customItem),
  /** ID of the saved address that the shipping address was filled in from */
  savedAddress: z.string(),
  address,
  isBilledThere: z.boolean(),
  billing: address,
  option: z.string(),
  price: z.string(),
  codes: z.string(),
  /** a line each: name: value */
  metadata: z.string(),
  notify: z.boolean(),
})

export type DraftValues = z.infer<typeof draftValues>

const empty: Omit<DraftValues, "region"> = {
  customerId: "",
  email: "",
  items: [],
  customItems: [],
  savedAddress: "",
  address: typedAddress(),
  isBilledThere: true,
  billing: typedAddress(),
  option: "",
  price: "",
  codes: "",
  metadata: "",
  notify: true,
}

/** The form of a draft order, and what it comes to. */
export type DraftTask = ReturnType<typeof useDraftOrder>

type RegionOption = Option & { readonly currency: string }

/**
 * The form, and what it comes to.
 * @param regions of which the first is chosen until another one is
 */
export function useDraftOrder(regions: readonly [RegionOption, ...RegionOption[]]) {
  const form = useZodForm({
    schema: schemaFor(regions),
    defaultValues: { ...empty, region: regions[0].value },
    draftKey: "draft-order",
  })
  const values = form.api.watch()
  const regionId = values.region
  const currency = currencyOf(values, regions)
  const options = useShippingChoices(regionId, currency || "usd", false)
  const { region } = useAdminRegion(regionId, { enabled: regionId !== "", staleTime: 60_000 })
  const countries = (region?.countries ?? []).map(({ iso_2 }) => ({
    value: iso_2,
    label: countryName(iso_2),
  }))
  const { customer } = useAdminCustomer(values.customerId, { enabled: values.customerId !== "" })
  const option = options.find(({ value }) => value === values.option)
  return {
    form,
    values,
    currency,
    countries,
    options,
    saved: savedAddresses(customer?.shipping_addresses ?? [], countries),
    itemsTotal: totalOf(values, currency),
    shippingTotal: typedAmount(values.price, currency) ?? option?.amount ?? 0,
  }
}

/** The currency of the chosen region. */
function currencyOf({ region }: DraftValues, regions: readonly RegionOption[]): string {
  return regions.find(({ value }) => value === region)?.currency ?? ""
}

/** The addresses of a customer to which the region delivers. */
export function savedAddresses<Known extends { readonly id: string; readonly country_code: string | null }>(
  addresses: readonly Known[],
  countries: readonly Option[],
): readonly { readonly value: string; readonly label: string; readonly address: Known }[] {
  return addresses
    .filter(({ country_code }) => countries.some(({ value }) => value === country_code))
    .map((address) => ({ value: address.id, label: addressLines(address).join(", "), address }))
}

function totalOf({ items, customItems }: DraftValues, currency: string): number {
  const variants = items.map((item) => (priceOfItem(item, currency) ?? 0) * typedUnits(item.quantity))
  const others = customItems.map(
    (item) => (typedAmount(item.price, currency) ?? 0) * typedUnits(item.quantity),
  )
  return [...variants, ...others].reduce((sum, amount) => sum + amount, 0)
}

/** Checks the form. */
function schemaFor(regions: readonly RegionOption[]) {
  return draftValues.check(
    checkValues<DraftValues>((values) => {
      const currency = currencyOf(values, regions)
      const isEmpty = values.items.length + values.customItems.length === 0
      return [
        ...problemAt(isEmail(values.email) ? undefined : words.emailMissing, "email"),
        ...itemProblems(values.items, currency),
        ...values.customItems.flatMap((item, index) => customProblems(item, { index, currency })),
        ...problemAt(values.option === "" ? words.chooseShipping : undefined, "option"),
        ...problemAt(moneyProblem(values.price, currency), "price"),
        ...problemAt(isEmpty ? words.itemsMissing : undefined),
      ]
    }),
  )
}

function customProblems(
  { title, price, quantity }: CustomItem,
  { index, currency }: { index: number; currency: string },
) {
  const noPrice = price.trim() === "" ? t.form.required : undefined
  return [
    ...problemAt(title.trim() === "" ? words.customItemWrong : undefined, "customItems", index, "title"),
    ...problemAt(noPrice ?? moneyProblem(price, currency), "customItems", index, "price"),
    ...problemAt(unitsProblem(quantity), "customItems", index, "quantity"),
  ]
}

/** The body of the request. */
export function draftBody(values: DraftValues, regions: readonly RegionOption[]): AdminPostDraftOrdersReq {
  const currency = currencyOf(values, regions)
  const price = typedAmount(values.price, currency)
  const shipping = typedParts(values.address)
  const billing = values.isBilledThere ? shipping : typedParts(values.billing)
  return {
    email: values.email.trim(),
    region_id: values.region,
    ...(values.customerId ? { customer_id: values.customerId } : {}),
    ...(shipping ? { shipping_address: shipping } : {}),
    ...(billing ? { billing_address: billing } : {}),
    items: itemsOf(values, currency),
    shipping_methods: [{ option_id: values.option, ...(price === undefined ? {} : { price }) }],
    discounts: codesOf(values.codes),
    ...metadataPart(values.metadata),
    no_notification_order: !values.notify,
  }
}

function itemsOf({ items, customItems }: DraftValues, currency: string) {
  return [
    ...items.map((item) => ({
      variant_id: item.variant_id,
      quantity: typedUnits(item.quantity),
      ...(item.price ? { unit_price: typedAmount(item.price, currency) ?? null } : {}),
      ...metadataPart(item.metadata ?? ""),
    })),
    ...customItems.map(({ title, quantity, price, metadata = "" }) => ({
      title: title.trim(),
      quantity: typedUnits(quantity),
      unit_price: typedAmount(price, currency) ?? 0,
      ...metadataPart(metadata),
    })),
  ]
}

/** Discount codes as they are typed, apart from each other. */
export function codesOf(text: string): { code: string }[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((code) => ({ code }))
}

function typedParts(address: DraftValues["address"]): DraftValues["address"] | undefined {
  const parts = Object.entries(address).filter(([, text]) => text.trim() !== "")
  // A country alone is not an address: it is chosen in advance.
  return parts.some(([name]) => name !== "country_code") ? Object.fromEntries(parts) : undefined
}
