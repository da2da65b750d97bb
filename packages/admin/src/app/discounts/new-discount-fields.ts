import { durationInOneUnit, durationUnits, formatDuration, isoDuration } from "../format/durations.ts"
import { parseMoney } from "../format/money.ts"
import { numberOrNull, optionsOf, type FieldValue, type Option } from "../kit/fields.ts"
import { metadataField } from "../kit/metadata-text.ts"
import { t } from "../messages/index.ts"

const words = t.discounts
const types = ["percentage", "fixed", "free_shipping"] as const
const allocations = ["total", "item"] as const

export type Region = Option & { readonly currency: string }
type Known = Readonly<Record<string, FieldValue>>

/** The currency of a region: a fixed amount is in it. */
export const currencyOf = (regions: readonly Region[], id: FieldValue | undefined) =>
  regions.find(({ value }) => value === id)?.currency ?? "usd"

/** Whether a field is shown with the values of the form. */
type IsShown = (values: Known) => boolean

/** The region of a fixed amount. */
export const regionField = (regions: readonly Region[], isShown: IsShown) =>
  ({
    name: "region",
    kind: "select",
    label: words.region,
    hint: words.regionHint,
    required: true,
    half: true,
    options: regions,
    depends: (values: Known) => isShown(values) && {},
  }) as const

/** The regions of every other discount. */
export const regionsField = (regions: readonly Region[], isShown: IsShown) =>
  ({
    name: "regions",
    kind: "checks",
    label: words.regions,
    required: true,
    options: regions,
    depends: (values: Known) => isShown(values) && {},
  }) as const

/** What a discount is taken off. */
export const allocationField = (isShown: IsShown) =>
  ({
    name: "allocation",
    kind: "select",
    label: words.allocation,
    required: true,
    half: true,
    options: optionsOf(allocations, words.allocations),
    depends: (values: Known) => isShown(values) && {},
  }) as const

export const descriptionField = {
  name: "description",
  kind: "text",
  label: words.description,
  required: true,
} as const

/** The percentages that the API takes: it stores no fractions. */
export const percentRange = { isWhole: true, min: 0, max: 100 } as const

/** What was chosen as `allocation`. */
export const typedAllocation = (value: string) => allocations.find((each) => each === value) ?? "total"

/**
 * The fields of a new discount. A fixed amount has one region, which says its currency.
 * @param duration that the form starts with
 */
export function newDiscountFields(regions: readonly Region[], duration: string | null) {
  return [
    ...ruleFields(regions),
    ...limitFields(),
    ...durationFields(duration, ({ is_dynamic }) => is_dynamic === true),
    metadataField,
    // Chosen in dialogs and kept with the rest, as JSON.
    { name: "conditions", kind: "text", label: words.conditions, depends: () => false as const },
  ] as const
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
    regionField(regions, ({ type }) => type === "fixed"),
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
      ...percentRange,
      label: words.percentage,
      required: true,
      half: true,
      depends: ({ type }: Known) => type === "percentage" && {},
    },
    allocationField(({ type }) => type !== "free_shipping"),
    descriptionField,
    regionsField(regions, ({ type }) => type !== "fixed"),
  ] as const
}

/** The last moment of a discount. */
export const endField = {
  name: "ends_at",
  kind: "time",
  after: "starts_at",
  label: words.ends,
  hint: words.endsHint,
  half: true,
} as const

/** How often a code can be used. */
export const usageLimitField = {
  name: "usage_limit",
  kind: "number",
  isWhole: true,
  label: words.limit,
  hint: words.limitHint,
  half: true,
} as const

/** When and how often the discount can be used. */
function limitFields() {
  return [
    { name: "starts_at", kind: "time", label: words.starts, half: true },
    endField,
    usageLimitField,
    { name: "is_dynamic", kind: "switch", label: words.template, hint: words.templateHint },
  ] as const
}

/**
 * How long the codes of a template can be used.
 * @param stored a duration of several units is one more choice, so that it can stay as it is
 * @param isShown with the values of the form
 */
export function durationFields(stored: string | null, isShown: IsShown) {
  const isKept = stored !== null && durationInOneUnit(stored) === undefined
  const units = optionsOf(durationUnits, words.durationUnits)
  return [
    {
      name: "duration",
      kind: "number",
      isWhole: true,
      label: words.duration,
      hint: words.durationHint,
      half: true,
      depends: (values: Known) => isShown(values) && !(isKept && values["unit"] === stored) && {},
    },
    {
      name: "unit",
      kind: "select",
      label: words.durationUnit,
      required: true,
      half: true,
      options: isKept ? [{ value: stored, label: formatDuration(stored) }, ...units] : units,
      depends: (values: Known) => isShown(values) && {},
    },
  ] as const
}

/** What the fields of a duration show of the one that is stored. */
export function shownDuration(stored: string | null): { duration: string; unit: string } {
  const { amount, unit } = durationInOneUnit(stored) ?? { amount: "", unit: stored ?? "day" }
  return { duration: amount, unit }
}

/** The duration that was typed; null for none. */
export function typedDuration({ duration, unit }: { duration: string; unit: string }): string | null {
  if (!durationUnits.some((each) => each === unit)) return unit
  return duration.trim() === "" ? null : isoDuration(numberOrNull(duration) ?? 0, unit)
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
