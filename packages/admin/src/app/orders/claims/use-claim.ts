import type { AdminPostOrdersOrderClaimsReq } from "@stheno/js-client"
import { useZodForm, z } from "@stheno/ui/forms"
import { useState } from "react"
import { moneyProblem, orNull } from "../../kit/fields.ts"
import { metadataOf } from "../../kit/metadata-text.ts"
import { checkValues, problemAt } from "../../kit/schema.ts"
import { t } from "../../messages/index.ts"
import { typedAddress } from "../address-fields.ts"
import type { ShownOrder } from "../shown-order.ts"
import { additionalItems, itemProblems, newItems } from "../task/new-items.tsx"
import { refundProblem, typedAmount } from "../task/refund.ts"
import { refundOfUnits, selectableLines, type ReturnSource, type TaskLine } from "../task/returnable-lines.ts"
import { useShippingChoices } from "../task/task-choices.ts"
import { chosenLines, lineChoices, noChoices } from "../task/unit-lines.tsx"

const words = t.orderTasks.claims

export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const

/** What the form holds. */
const claimValues = z.object({
  type: z.enum(["refund", "replace"]),
  lines: lineChoices,
  items: newItems,
  refund: z.string(),
  shipping: z.string(),
  shippingPrice: z.string(),
  hasOtherAddress: z.boolean(),
  address: z.record(z.string(), z.string()),
  back: z.string(),
  backPrice: z.string(),
  location: z.string(),
  /** one `key: value` on a line */
  metadata: z.string(),
  notify: z.boolean(),
})

type ClaimValues = z.infer<typeof claimValues>

const empty: Omit<ClaimValues, "lines"> = {
  type: "replace",
  items: [],
  refund: "",
  shipping: "",
  shippingPrice: "",
  hasOtherAddress: false,
  address: typedAddress(),
  back: "",
  backPrice: "",
  location: "",
  metadata: "",
  notify: true,
}

/** What the form of a claim comes to. */
export type ClaimTask = ReturnType<typeof useClaim>

/** The form, and what it comes to. */
export function useClaim(order: ShownOrder, source: ReturnSource) {
  const currency = order.currency_code
  const options = useShippingChoices(order.region_id, currency, false)
  const backOptions = useShippingChoices(order.region_id, currency, true)
  const lines = selectableLines(source, "fulfilled_quantity").filter(({ item }) => item.variant_id)
  const [uploads, setUploads] = useState(0)
  const form = useZodForm({
    schema: schemaFor(order, { lines, isUploading: uploads > 0 }),
    defaultValues: { ...empty, lines: noChoices(lines) },
    draftKey: `claim:${order.id}`,
  })
  const values = form.api.watch()
  const chosen = chosenLines(lines, values.lines)
  const units = new Map(chosen.map(({ item, quantity }) => [item.id, quantity]))
  const sent = lines.filter(({ item }) => (item.shipped_quantity ?? 0) >= (units.get(item.id) ?? 0))
  const paid = refundOfUnits(sent, (id) => units.get(id) ?? 0)
  const computed = Math.min(order.refundable_amount, paid)
  const refund = values.refund === "" ? computed : typedAmount(values.refund, currency)
  /** counts the uploads of pictures, which the form waits for */
  const onUploading = (isUploading: boolean) => setUploads((count) => count + (isUploading ? 1 : -1))
  return { form, values, currency, options, backOptions, lines, chosen, computed, refund, onUploading }
}

/** Checks the form for an order. */
function schemaFor(
  order: ShownOrder,
  { lines, isUploading }: { lines: readonly TaskLine[]; isUploading: boolean },
) {
  const currency = order.currency_code
  return claimValues.check(
    checkValues<ClaimValues>((values) => {
      const chosen = chosenLines(lines, values.lines)
      const nothing = chosen.length === 0 ? t.orders.nothingChosen : undefined
      const waiting = isUploading ? t.orderTasks.imagesUploading : nothing
      return [
        ...chosen.flatMap(({ item, reason }) =>
          problemAt(reason === "" ? words.reasonMissing : undefined, "lines", item.id, "reason"),
        ),
        ...(values.type === "refund"
          ? [...problemAt(refundProblem(values.refund, order), "refund"), ...problemAt(waiting)]
          : replacementProblems(values, { currency, whole: waiting })),
        ...problemAt(moneyProblem(values.backPrice, currency), "backPrice"),
      ]
    }),
  )
}

function replacementProblems(
  { items, shipping, shippingPrice }: ClaimValues,
  { currency, whole }: { currency: string; whole: string | undefined },
) {
  return [
    ...itemProblems(items, currency),
    ...problemAt(shipping === "" ? words.shippingMissing : undefined, "shipping"),
    ...problemAt(moneyProblem(shippingPrice, currency), "shippingPrice"),
    ...problemAt(whole ?? (items.length === 0 ? words.itemsMissing : undefined)),
  ]
}

/** The body of the request. */
export function claimBody(task: ClaimTask, values: ClaimValues): AdminPostOrdersOrderClaimsReq {
  const isReplacing = values.type === "replace"
  const metadata = metadataOf(values.metadata, undefined)
  return {
    type: values.type,
    claim_items: task.chosen.map(({ item, quantity, reason, note, pictures }) => ({
      item_id: item.id,
      quantity,
      reason: claimReasons.find((each) => each === reason) ?? "other",
      note: orNull(note),
      images: [...pictures],
    })),
    ...(isReplacing ? replacementOf(values, task.currency) : { refund_amount: task.refund ?? 0 }),
    ...(values.back
      ? { return_shipping: { option_id: values.back, ...priceOf(values.backPrice, task.currency) } }
      : {}),
    ...(values.back && values.location ? { return_location_id: values.location } : {}),
    ...(metadata ? { metadata } : {}),
    no_notification: !values.notify,
  }
}

function replacementOf(values: ClaimValues, currency: string) {
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
  const price = typedAmount(text, currency)
  return price === undefined ? {} : { price }
}
