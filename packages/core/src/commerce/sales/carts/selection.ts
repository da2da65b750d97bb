import type { Selected } from "../../../platform/query/selected.ts"
import { atLeast, type Selection, type SelectionRules } from "../../../platform/query/selection.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** What answers with a cart hold unless `fields` and `expand` say otherwise. */
export const cartSelection: SelectionRules = {
  relations: [
    "gift_cards",
    "region",
    "items",
    "items.variant",
    "items.adjustments",
    "payment",
    "shipping_address",
    "billing_address",
    "region.countries",
    "region.payment_providers",
    "shipping_methods",
    "payment_sessions",
    "shipping_methods.shipping_option",
    "discounts",
    "discounts.rule",
    "sales_channel",
  ],
}

/** What totals depend on, and is in every answer therefore. */
const needed = [
  "items",
  "items.variant",
  "items.variant.product",
  "items.variant.product.profiles",
  "items.tax_lines",
  "items.adjustments",
  "gift_cards",
  "discounts",
  "discounts.rule",
  "shipping_methods",
  "shipping_methods.tax_lines",
  "shipping_address",
  "region",
  "region.tax_rates",
] as const

/** What the work on a cart needs besides: it is left out of answers that do not ask for it. */
const working = ["customer", "billing_address", "payment_sessions", "region.payment_providers"] as const

/** What is read for an answer: all that the caller wants, all that totals and payment sessions need. */
export function treeSelection(wanted: Selection) {
  return atLeast([...needed, ...working], wanted.relations)
}

/** A cart as it is read, with what `treeSelection` always reads. */
export type CartTree = Selected<"Cart", ReturnType<typeof treeSelection>>

/** Root relations that an answer shows. */
export function shownRelations(wanted: Selection): ReadonlySet<string> {
  return new Set(
    [...needed, ...wanted.relations, ...(wanted.fields ?? [])].map((path) => firstOf(path.split("."))),
  )
}

/** Names of the totals: `fields` may name them, and they are in every answer. */
export const totalNames = [
  "subtotal",
  "discount_total",
  "item_tax_total",
  "shipping_total",
  "shipping_tax_total",
  "tax_total",
  "gift_card_total",
  "gift_card_tax_total",
  "total",
] as const
