import type { AdminPostOrdersOrderClaimsReq } from "@stheno/js-client"
import { formatMoney, parseMoney } from "../../format/money.ts"
import { moneyProblem, orNull } from "../../kit/fields.ts"
import { metadataOf } from "../../kit/metadata-text.ts"
import { t } from "../../messages/index.ts"
import type { ShownOrder } from "../shown-order.ts"
import { additionalItems, quantityProblem, type NewItem } from "../task/new-items.tsx"
import { refundOfUnits, selectableLines, type ReturnSource } from "../task/returnable-lines.ts"
import { useShippingChoices } from "../task/task-choices.ts"
import { chosenLines, type LineChoices } from "../task/unit-lines.tsx"
import { useDraft } from "../../kit/use-draft.ts"

export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const

interface ClaimValues {
  readonly type: "refund" | "replace"
  readonly lines: LineChoices
  readonly items: readonly NewItem[]
  readonly refund: string
  readonly shipping: string
  readonly shippingPrice: string
  readonly hasOtherAddress: boolean
  readonly address: Readonly<Record<string, string>>
  readonly back: string
  readonly backPrice: string
  readonly location: string
  /** one `key: value` on a line */
  readonly metadata: string
  readonly notify: boolean
}

const empty: ClaimValues = {
  type: "replace",
  lines: {},
  items: [],
  refund: "",
  shipping: "",
  shippingPrice: "",
  hasOtherAddress: false,
  address: {},
  back: "",
  backPrice: "",
  location: "",
  metadata: "",
  notify: true,
}

/** What the form of a claim comes to. */
export type ClaimForm = ReturnType<typeof useClaim>

/** The values of the form, and what they come to. */
export function useClaim(order: ShownOrder, source: ReturnSource) {
  const draft = useDraft(`claim:${order.id}`, empty)
  const { values } = draft
  const currency = order.currency_code
  const options = useShippingChoices(order.region_id, currency, false)
  const backOptions = useShippingChoices(order.region_id, currency, true)
  const lines = selectableLines(source, "fulfilled_quantity").filter(({ item }) => item.variant_id)
  const chosen = chosenLines(lines, values.lines)
  const units = new Map(chosen.map(({ item, quantity }) => [item.id, quantity]))
  const sent = lines.filter(({ item }) => (item.shipped_quantity ?? 0) >= (units.get(item.id) ?? 0))
  const paid = refundOfUnits(sent, (id) => units.get(id) ?? 0)
  const computed = Math.min(order.refundable_amount, paid)
  const refund = values.refund === "" ? computed : parseMoney(values.refund, currency)
  const most = formatMoney(order.refundable_amount, currency)
  const problems = {
    refund:
      refund === undefined
        ? t.form.money
        : refund > order.refundable_amount
          ? t.orderTasks.tooMuch({ amount: most })
          : undefined,
    shippingPrice: moneyProblem(values.shippingPrice, currency),
    backPrice: moneyProblem(values.backPrice, currency),
  }
  const problem = problemOf(values, chosen, problems)
  return { draft, currency, options, backOptions, lines, chosen, computed, refund, problems, problem }
}

function problemOf(
  { type, items, shipping }: ClaimValues,
  chosen: ReturnType<typeof chosenLines>,
  problems: { readonly [name: string]: string | undefined },
): string | undefined {
  if (chosen.length === 0) return t.orders.nothingChosen
  if (chosen.some(({ reason }) => reason === "")) return t.orderTasks.claims.reasonMissing
  if (type === "replace" && items.length === 0) return t.orderTasks.claims.itemsMissing
  const wrongUnits = type === "replace" ? quantityProblem(items) : undefined
  if (wrongUnits !== undefined) return wrongUnits
  if (type === "replace" && shipping === "") return t.orderTasks.claims.shippingMissing
  return (type === "refund" ? problems.refund : problems.shippingPrice) ?? problems.backPrice
}

/** The body of the request. */
export function claimBody(form: ClaimForm): AdminPostOrdersOrderClaimsReq {
  const { values } = form.draft
  const isReplacing = values.type === "replace"
  const metadata = metadataOf(values.metadata, undefined)
  return {
    type: values.type,
    claim_items: form.chosen.map(({ item, quantity, reason, note, pictures = [] }) => ({
      item_id: item.id,
      quantity,
      reason: claimReasons.find((each) => each === reason) ?? "other",
      note: orNull(note),
      images: [...pictures],
    })),
    ...(isReplacing ? replacementOf(form) : { refund_amount: form.refund ?? 0 }),
    ...(values.back
      ? { return_shipping: { option_id: values.back, ...priceOf(values.backPrice, form.currency) } }
      : {}),
    ...(values.back && values.location ? { return_location_id: values.location } : {}),
    ...(metadata ? { metadata } : {}),
    no_notification: !values.notify,
  }
}

function replacementOf({ draft: { values }, currency }: ClaimForm) {
  const address = Object.fromEntries(Object.entries(values.address).filter(([, text]) => text.trim() !== ""))
  return {
    additional_items: additionalItems(values.items),
    ...(values.shipping
      ? { shipping_methods: [{ option_id: values.shipping, ...priceOf(values.shippingPrice, currency) }] }
      : {}),
    ...(values.hasOtherAddress ? { shipping_address: address } : {}),
  }
}

function priceOf(text: string, currency: string): { price?: number } {
  const price = text === "" ? undefined : parseMoney(text, currency)
  return price === undefined ? {} : { price }
}
