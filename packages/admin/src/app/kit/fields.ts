import type { Stheno } from "@stheno/js-client"
import type { FoundOptions } from "@stheno/ui/forms"
import { formatMoney, parseMoney } from "../format/money.ts"
import { formatNumber } from "../format/numbers.ts"
import { t } from "../messages/index.ts"
import { isEmail } from "./email.ts"

/** One choice of a field. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** Options that are searched on the server, however many there are: of a filter and of a field. */
export interface Choices {
  /** the first part of the query keys of what is chosen, e.g. `admin_customers` */
  readonly root: string
  /** what the values are, if other choices from the same root have other values */
  readonly by?: string
  /** finds options for what was typed */
  readonly find: (client: Stheno, q: string) => Promise<FoundOptions>
  /** reads the options of chosen values */
  readonly read: (client: Stheno, values: readonly string[]) => Promise<readonly Option[]>
}

/** A field of a form, as data. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly kind:
    | "text"
    | "textarea"
    | "email"
    | "password"
    | "url"
    | "number"
    | "money"
    /** a date and a time; the value is an ISO time */
    | "time"
    | "select"
    | "switch"
    | "checks"
    | "combobox"
    | "tags"
  readonly required?: boolean
  readonly hint?: string
  /** the heading above says that it is optional, as all fields there */
  readonly isUnmarked?: boolean
  /** two such fields appear beside each other */
  readonly half?: boolean
  /** of `money`, ISO 4217 */
  readonly currency?: string
  /** of `select`, `checks`, `combobox` and `tags` */
  readonly options?: readonly Option[]
  /** of `checks`, `combobox` and `tags`, in the place of `options` */
  readonly choices?: Choices
  /** of `select`: what no choice means, or asks for one that is required */
  readonly empty?: string
  /** of `combobox` and `tags`: what is typed can become a value */
  readonly isCreatable?: boolean
  /** of `text`: offered while typing; others can be typed too */
  readonly suggestions?: readonly string[]
  readonly autoComplete?: string
  readonly minLength?: number
  /** of `number`: no fractions, from `min` on, which is 1 by default */
  readonly isWhole?: boolean
  readonly min?: 0
  /** of `number`, and of `money` in the smallest unit: the most that the API takes */
  readonly max?: number
  /** of `money`: more than 0 */
  readonly isPositive?: boolean
  /** of `time`: the field with the start, which it has to be later than */
  readonly after?: string
  /** of `number` and `money`: the field with the minimum, which it may not be below */
  readonly notBelow?: string
  /** what the field becomes because of the values of others; false hides it, and nothing is checked */
  readonly depends?: (values: Readonly<Record<string, FieldValue>>) => Adapted | false
}

type Adapted = Partial<Pick<Field, "label" | "hint" | "required" | "currency" | "options">>

export type FieldValue = string | boolean | readonly string[]

type ValueOf<Kind> = Kind extends "switch"
  ? boolean
  : Kind extends "checks" | "tags"
    ? readonly string[]
    : string

/** What a form with these fields holds. */
export type Values<Fields extends readonly Field[]> = {
  -readonly [F in Fields[number] as F["name"]]: ValueOf<F["kind"]>
}

/** The fields that are shown with these values, each as it depends on them. */
export function shownFields(fields: readonly Field[], values: Readonly<Record<string, FieldValue>>): Field[] {
  return fields.flatMap((field) => {
    const adapted = field.depends?.(values) ?? {}
    return adapted === false ? [] : [{ ...field, ...adapted }]
  })
}

/** Whether something can be the value of a field. */
export function isFieldValue(value: unknown): value is FieldValue {
  return typeof value === "string" || typeof value === "boolean" || Array.isArray(value)
}

/** What a field holds at first. */
export function emptyValue({ kind, options, required }: Field): FieldValue {
  if (kind === "switch") return false
  if (kind === "checks" || kind === "tags") return []
  return kind === "select" && required ? (options?.[0]?.value ?? "") : ""
}

/** The largest whole number and amount that the API stores. */
export const largestNumber = 2_147_483_647

/**
 * Values that were kept for some time, without choices that are no longer among the options: nobody could see or remove
 * them.
 * @param start what fields hold at first
 */
export function withKnownChoices<Held extends Readonly<Record<string, FieldValue>>>(
  fields: readonly Field[],
  values: Held,
  start: Held,
): Held {
  const known = shownFields(fields, values).flatMap(({ name, kind, options, choices }) => {
    const value = values[name]
    if (!options || choices || value === undefined) return []
    const isKnown = (each: unknown) => options.some((option) => option.value === each)
    if (kind === "checks" && typeof value === "object") return [[name, value.filter(isKnown)] as const]
    return kind === "select" && value !== "" && !isKnown(value) ? [[name, start[name]] as const] : []
  })
  return { ...values, ...Object.fromEntries(known) }
}

/**
 * What is wrong with the value of a field before anything is sent; undefined for nothing.
 * @param values of all fields of the form
 */
export function problemOf(
  field: Field,
  value: FieldValue | undefined,
  values: Readonly<Record<string, FieldValue>> = {},
): string | undefined {
  if (isEmpty(field, value)) return field.required ? t.form.required : undefined
  if (typeof value !== "string") return undefined
  if (field.kind === "money" && parseMoney(value, field.currency ?? "usd") === undefined) return t.form.money
  if (field.isPositive && parseMoney(value, field.currency ?? "usd") === 0) return t.form.money
  if (field.kind === "number" && !/^\d+([.,]\d+)?$/.test(value.trim())) return t.form.number
  if (field.isWhole && !/^\d+$/.test(value.trim()))
    return field.min === 0 ? t.form.wholeUnits : t.prices.wholeNumber
  if (field.isWhole && field.min === undefined && Number(value) === 0) return t.prices.wholeNumber
  if (field.kind === "email" && !isEmail(value)) return t.form.email
  if (field.minLength !== undefined && value.length < field.minLength)
    return t.form.short({ length: field.minLength })
  return tooLarge(field, amountOf(field, value) ?? 0) ?? wrongOrder(field, value, values)
}

/** Whether nothing was entered. Spaces are nothing, as forms send a text without those around it, but not in passwords. */
function isEmpty({ kind }: Field, value: FieldValue | undefined): boolean {
  if (typeof value === "string") return (kind === "password" ? value : value.trim()) === ""
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/** What is wrong with an amount that was typed; undefined for nothing, and where none was typed. */
export function moneyProblem(text: string, currency: string): string | undefined {
  return problemOf({ name: "amount", label: "", kind: "money", currency: currency || "usd" }, text)
}

/** What is wrong with the units that were typed; undefined for nothing. */
export function unitsProblem(text: string): string | undefined {
  return problemOf({ name: "quantity", label: "", kind: "number", isWhole: true, required: true }, text)
}

/** The number that a field holds; of `money` in the smallest unit. Undefined for none. */
function amountOf({ kind, currency }: Field, text: string): number | undefined {
  if (kind !== "money" && kind !== "number") return undefined
  return kind === "money" ? parseMoney(text, currency ?? "usd") : (numberOrNull(text) ?? undefined)
}

/** What is wrong with a number that is larger than the API takes; undefined for nothing. */
export function tooLarge(
  field: Pick<Field, "kind" | "isWhole" | "max" | "currency">,
  value: number,
): string | undefined {
  const { kind, isWhole, currency } = field
  const max = field.max ?? (kind === "money" || isWhole ? largestNumber : Infinity)
  if (value <= max) return undefined
  return t.form.atMost({ max: kind === "money" ? formatMoney(max, currency ?? "usd") : formatNumber(max) })
}

/** An end that is before its start, or a maximum below its minimum. */
function wrongOrder(
  field: Field,
  value: string,
  values: Readonly<Record<string, FieldValue>>,
): string | undefined {
  const start = field.after === undefined ? "" : textOf(values, field.after)
  if (start !== "" && Date.parse(value) <= Date.parse(start)) return t.form.endBeforeStart
  const low = field.notBelow === undefined ? undefined : amountOf(field, textOf(values, field.notBelow))
  const high = amountOf(field, value)
  return low !== undefined && high !== undefined && high < low ? t.form.belowMinimum : undefined
}

/** A text, or null for an empty one, as the API forgets a column. */
export function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim()
}

/** A number that was typed; null for an empty field. */
export function numberOrNull(text: string): number | null {
  return text.trim() === "" ? null : Number(text.trim().replace(",", "."))
}

/** Choices from values and their words. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Option[] {
  return values.map((value) => ({ value, label: words[value] }))
}

/** The text of a field whose name is not known when the program is written. */
export function textOf(values: Readonly<Record<string, FieldValue>>, name: string): string {
  const value = values[name]
  return typeof value === "string" ? value : ""
}
