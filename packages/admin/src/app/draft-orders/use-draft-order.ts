import type { AdminPostDraftOrdersReq } from "@stheno/js-client"
import { useAdminCustomer, useAdminRegion } from "@stheno/medusa-react"
import { parseMoney } from "../format/money.ts"
import { countryName } from "../format/names.ts"
import { moneyProblem, type Option } from "../kit/fields.ts"
import { metadataOf } from "../kit/metadata-text.ts"
import { t } from "../messages/index.ts"
import { addressLines } from "../orders/address-fields.ts"
import { priceOfItem, quantityProblem, type NewItem } from "../orders/task/new-items.tsx"
import { useShippingChoices } from "../orders/task/task-choices.ts"
import { typedUnits } from "../orders/task/units-of.ts"
import { useDraft } from "../kit/use-draft.ts"

const words = t.draftOrders

/** An item that is not a variant. */
export interface CustomItem {
  readonly title: string
  /** as typed */
  readonly price: string
  /** as typed */
  readonly quantity: string
}

/** An address as its fields hold it. */
export type TypedAddress = Readonly<Record<string, string>>

interface DraftValues {
  /** empty for a customer who is known by email only */
  readonly customerId: string
  readonly email: string
  readonly region: string
  readonly items: readonly NewItem[]
  readonly customItems: readonly CustomItem[]
  /** ID of the saved address that the shipping address was filled in from */
  readonly savedAddress: string
  readonly address: TypedAddress
  readonly hasOtherBilling: boolean
  readonly billing: TypedAddress
  readonly option: string
  readonly price: string
  readonly codes: string
  /** a line each: name: value */
  readonly metadata: string
  readonly notify: boolean
}

const empty: DraftValues = {
  customerId: "",
  email: "",
  region: "",
  items: [],
  customItems: [],
  savedAddress: "",
  address: {},
  hasOtherBilling: false,
  billing: {},
  option: "",
  price: "",
  codes: "",
  metadata: "",
  notify: true,
}

/** What the form of a draft order comes to. */
export type DraftForm = ReturnType<typeof useDraftOrder>

/** The values of the form, and what they come to. */
export function useDraftOrder(regions: readonly (Option & { readonly currency: string })[]) {
  const draft = useDraft("draft-order", empty)
  const { values } = draft
  const regionId = values.region || (regions[0]?.value ?? "")
  const currency = regions.find(({ value }) => value === regionId)?.currency ?? ""
  const options = useShippingChoices(regionId, currency || "usd", false)
  const { region } = useAdminRegion(regionId, { enabled: regionId !== "", staleTime: 60_000 })
  const countries = (region?.countries ?? []).map(({ iso_2 }) => ({
    value: iso_2,
    label: countryName(iso_2),
  }))
  const { customer } = useAdminCustomer(values.customerId, { enabled: values.customerId !== "" })
  const option = options.find(({ value }) => value === values.option)
  const price = values.price === "" ? undefined : parseMoney(values.price, currency || "usd")
  const priceProblem = moneyProblem(values.price, currency)
  return {
    draft,
    regionId,
    currency,
    countries,
    options,
    saved: savedAddresses(customer?.shipping_addresses ?? [], countries),
    price,
    priceProblem,
    itemsTotal: totalOf(values, currency),
    shippingTotal: price ?? option?.amount ?? 0,
    problem: problemOf(values, currency) ?? priceProblem,
  }
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
    (item) => (parseMoney(item.price, currency || "usd") ?? 0) * typedUnits(item.quantity),
  )
  return [...variants, ...others].reduce((sum, amount) => sum + amount, 0)
}

function problemOf(values: DraftValues, currency: string): string | undefined {
  if (!/^\S+@\S+$/.test(values.email.trim())) return words.emailMissing
  if (values.items.length + values.customItems.length === 0) return words.itemsMissing
  if (values.customItems.some(({ title, price }) => title.trim() === "" || price === ""))
    return words.customItemWrong
  const wrongUnits = quantityProblem([...values.items, ...values.customItems])
  if (wrongUnits !== undefined) return wrongUnits
  for (const { price = "" } of [...values.items, ...values.customItems]) {
    const problem = moneyProblem(price, currency)
    if (problem) return problem
  }
  if (values.option === "") return words.chooseShipping
  return undefined
}

/** The body of the request. */
export function draftBody(form: DraftForm): AdminPostDraftOrdersReq {
  const { draft, regionId, currency, price } = form
  const { values } = draft
  const shipping = typedParts(values.address)
  const billing = values.hasOtherBilling ? typedParts(values.billing) : shipping
  const metadata = metadataOf(values.metadata, undefined)
  return {
    email: values.email.trim(),
    region_id: regionId,
    ...(values.customerId ? { customer_id: values.customerId } : {}),
    ...(shipping ? { shipping_address: shipping } : {}),
    ...(billing ? { billing_address: billing } : {}),
    items: itemsOf(values, currency),
    shipping_methods: [{ option_id: values.option, ...(price === undefined ? {} : { price }) }],
    discounts: codesOf(values.codes),
    ...(metadata ? { metadata } : {}),
    no_notification_order: !values.notify,
  }
}

function itemsOf({ items, customItems }: DraftValues, currency: string) {
  return [
    ...items.map((item) => ({
      variant_id: item.variant_id,
      quantity: typedUnits(item.quantity),
      ...(item.price ? { unit_price: parseMoney(item.price, currency) ?? null } : {}),
    })),
    ...customItems.map(({ title, quantity, price }) => ({
      title: title.trim(),
      quantity: typedUnits(quantity),
      unit_price: parseMoney(price, currency) ?? 0,
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

function typedParts(address: TypedAddress): TypedAddress | undefined {
  const parts = Object.entries(address).filter(([, text]) => text.trim() !== "")
  // A country alone is not an address: it is chosen in advance.
  return parts.some(([name]) => name !== "country_code") ? Object.fromEntries(parts) : undefined
}
