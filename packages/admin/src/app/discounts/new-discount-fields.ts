import { durationUnits } from "../format/durations.ts"
import { parseMoney } from "../format/money.ts"
import { numberOrNull, optionsOf, type FieldValue, type Option } from "../kit/fields.ts"
import { t } from "../messages/index.ts"

const words = t.discounts
const types = ["percentage", "fixed", "free_shipping"] as const
const allocations = ["total", "item"] as const

type Region = Option & { readonly currency: string }
type Known = Readonly<Record<string, FieldValue>>

const currencyOf = (regions: readonly Region[], id: FieldValue | undefined) =>
  regions.find(({ value }) => value === id)?.currency ?? "usd"

/** The fields of a new discount. A fixed amount has one region, which says its currency. */
export function newDiscountFields(regions: readonly Region[]) {
  return [...ruleFields(regions), ...limitFields()] as const
}

/** What the discount takes off, and where. */
function ruleFields(regions: readonly Region[]) {
  return [
    { name: "code", kind: "text", label: words.code, required: true, half: true },
    {
      name: "type",
      kind: "select",
      label: words.type,
      required: true,
      half: true,
      options: optionsOf(types, words.types),
    },
    {
      name: "region",
      kind: "select",
      label: words.region,
      hint: words.regionHint,
      required: true,
      half: true,
      options: regions,
      depends: ({ type }: Known) => type === "fixed" && {},
    },
    {
      name: "amount",
      kind: "money",
      label: words.amount,
      required: true,
      half: true,
      depends: ({ type, region }: Known) => type === "fixed" && { currency: currencyOf(regions, region) },
    },
    {
      name: "percentage",
      kind: "number",
      label: words.percentage,
      required: true,
      half: true,
      depends: ({ type }: Known) => type === "percentage" && {},
    },
    {
      name: "allocation",
      kind: "select",
      label: words.allocation,
      required: true,
      half: true,
      options: optionsOf(allocations, words.allocations),
      depends: ({ type }: Known) => type !== "free_shipping" && {},
    },
    { name: "description", kind: "text", label: words.description, required: true },
    {
      name: "regions",
      kind: "checks",
      label: words.regions,
      required: true,
      options: regions,
      depends: ({ type }: Known) => type !== "fixed" && {},
    },
  ] as const
}

/** When and how often the discount can be used. */
function limitFields() {
  return [
    { name: "starts_at", kind: "time", label: words.starts, half: true },
    { name: "ends_at", kind: "time", label: words.ends, hint: words.endsHint, half: true },
    { name: "usage_limit", kind: "number", label: words.limit, hint: words.limitHint, half: true },
    { name: "is_dynamic", kind: "switch", label: words.template, hint: words.templateHint },
    {
      name: "duration",
      kind: "number",
      label: words.duration,
      hint: words.durationHint,
      half: true,
      depends: ({ is_dynamic }: Known) => is_dynamic === true && {},
    },
    {
      name: "unit",
      kind: "select",
      label: words.durationUnit,
      required: true,
      half: true,
      options: optionsOf(durationUnits, words.durationUnits),
      depends: ({ is_dynamic }: Known) => is_dynamic === true && {},
    },
  ] as const
}

interface Typed {
  readonly type: string
  readonly region: string
  readonly amount: string
  readonly percentage: string
  readonly regions: readonly string[]
}

/** What a discount takes off and where, from what was typed. */
export function typedRule(values: Typed, regions: readonly Region[]) {
  const type = types.find((each) => each === values.type) ?? "percentage"
  if (type === "fixed") {
    const value = parseMoney(values.amount, currencyOf(regions, values.region)) ?? 0
    return { type, value, regions: [values.region] }
  }
  const value = type === "percentage" ? (numberOrNull(values.percentage) ?? 0) : 0
  return { type, value, regions: [...values.regions] }
}
