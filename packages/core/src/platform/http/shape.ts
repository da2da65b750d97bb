import * as z from "zod"
import { longestPattern, tooLongPattern } from "../query/filter.ts"
import { largestPage } from "../query/page-size.ts"
import { plainWords } from "./plain-words.ts"
import { groupBy } from "../kernel/group-by.ts"
import { inWords, patterns, type Rule } from "./rules.ts"

export { inWords, type Rule }
export { asTexts, oneOrMany, oneOrManyOf, oneOrManyUnlessEmpty, orOne, queryTexts } from "./query-lists.ts"

/*
 * Shapes are zod schemas whose error functions speak v1's words: all failed rules of a property, joined with ", ", in the
 * property's own order.
 */

/** Text. `text()` may be empty, `text("isNotEmpty", "isString")` may not. The order is the order of the words. */
export function text(...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : ["isString"]
  const schema = z.string({ error: inWords(...all) })
  return all.includes("isNotEmpty") ? schema.min(1, { error: inWords(...all) }) : schema
}

/** Text to search for, which becomes a pattern. */
export function searchText() {
  const tooLong = {
    message: tooLongPattern,
    fails: (value: unknown) => typeof value === "string" && value.length > longestPattern,
  }
  return z.string({ error: inWords("isString") }).max(longestPattern, { error: inWords(tooLong) })
}

/** Text to search for in a query string. As in v1, the word `null` searches for nothing, so every row is found. */
export function searchTextOrNone() {
  return z.preprocess((value) => (value === "null" ? null : value), optional(searchText()))
}

/** An e-mail address. Pass `"isNotEmpty", "isEmail"` in the order of v1's words where both are said. */
export function email(...rules: readonly Rule[]) {
  const error = inWords(...(rules.length > 0 ? rules : (["isEmail"] as const)))
  return z.string({ error }).regex(patterns.email, { error })
}

/** A whole number, e.g. an amount in the currency's smallest unit or a count. */
export function integer(...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : ["isInt"]
  return bounded(z.number({ error: inWords(...all) }).int({ error: inWords(...all) }), all)
}

/** Any finite number, e.g. a tax rate in percent. */
export function number(...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : ["isNumber"]
  return bounded(z.number({ error: inWords(...all) }), all)
}

function bounded(schema: z.ZodNumber, rules: readonly Rule[]): z.ZodNumber {
  let bound = schema
  for (const rule of rules) {
    if (typeof rule === "object" && "min" in rule) bound = bound.min(rule.min, { error: inWords(...rules) })
    if (typeof rule === "object" && "floor" in rule)
      bound = bound.min(rule.floor, { error: inWords(...rules) })
    if (rule === "isPositive") bound = bound.gt(0, { error: inWords(...rules) })
  }
  return bound
}

/** true or false. */
export function bool(...rules: readonly Rule[]) {
  return z.boolean({ error: inWords(...(rules.length > 0 ? rules : (["isBoolean"] as const))) })
}

/** Free key-value pairs, e.g. `metadata`. */
export function record(...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : ["isObject"]
  return z.record(z.string(), z.unknown(), { error: inWords(...all) })
}

/** One of the given words. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, ...rules: readonly Rule[]) {
  return z.enum(values, { error: inWords(...(rules.length > 0 ? rules : [{ oneOf: values } as const])) })
}

/** A point in time: ISO 8601 text, given on as a Date. */
export function date(...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : ["isDate"]
  return z
    .union([z.string(), z.number(), z.date()], { error: inWords(...all) })
    .transform((value) => new Date(value))
    .refine((value) => !Number.isNaN(value.getTime()), { error: inWords(...all) })
    .meta({ type: "string", format: "date-time" })
}

/** A list of plain values: `list(text())`. Pass v1's words for the list when they are more than `isArray`. */
export function list<T extends z.ZodType>(inner: T, ...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : ["isArray"]
  const named = inner instanceof z.ZodObject && !all.includes(nested) ? [...all, nestedIn(inner)] : all
  const schema = z.array(inner, { error: inWords(...named) })
  return all.includes("arrayNotEmpty") ? schema.min(1, { error: inWords(...all) }) : schema
}

const nestedStart = "each value in nested property "

/** What v1 says of a list of objects that is something else, as a rule also of its only message. */
export const nested = {
  message: (property: string) => `${nestedStart}${property} must be either object or array`,
  fails: (value: unknown) => value !== undefined && !Array.isArray(value),
} satisfies Rule

/** Of an object instead of a list, v1 also names what is wrong with it as an entry. */
function nestedIn(entry: z.ZodType): Rule {
  const complaint = (value: unknown) => {
    const checked = check(entry, value)
    return "message" in checked ? checked.message : ""
  }
  const isEntry = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value)
  return {
    message: (property, value) => (isEntry(value) ? complaint(value) : nested.message(property)),
    fails: (value) => (isEntry(value) ? complaint(value) !== "" : nested.fails(value)),
  }
}

/** A list of texts, with v1's usual two sentences when it is missing. */
export function texts(...rules: readonly Rule[]) {
  const all: readonly Rule[] = rules.length > 0 ? rules : [{ each: "isString" }, "isArray"]
  return list(z.string({ error: inWords({ each: "isString" }) }), ...all)
}

/** The property may be absent or null. */
export function optional<T extends z.ZodType>(inner: T) {
  return inner.nullish()
}

/**
 * An object of exactly these properties, nested in another shape or standing alone. Pass `"isNotEmpty"` where v1
 * reports that for a missing one.
 */
export function shape<const T extends z.ZodRawShape>(properties: T, ...rules: readonly Rule[]) {
  const schema: z.ZodObject<{ -readonly [Name in keyof T]: T[Name] }, z.core.$strict> = z.strictObject(
    properties,
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? unknownWords(issue.keys)
          : inWords(...rules, {
              message: (property, value) =>
                typeof issue.path?.at(-1) === "number"
                  ? `each value in nested property ${property} must be either object or array`
                  : forEachEntry(`nested property ${property} must be either object or array`, value, schema),
              fails: (value) => rules.length === 0 || value !== undefined,
            })(issue),
    },
  )
  return schema
}

/**
 * v1 rejects a list instead of an object with one complaint per entry.
 * @param entry what an entry that is an object must be, of which v1 names what is wrong
 */
export function forEachEntry(message: string, value: unknown, entry: z.ZodType): string {
  const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, namedUnknowns) : [value]
  const complaints = entries.map((each) => {
    if (typeof each !== "object" || each === null || Array.isArray(each)) return message
    const checked = check(entry, each)
    return "message" in checked ? checked.message : undefined
  })
  return complaints.filter((each) => each !== undefined).join(", ") || message
}

/** As many as anybody reads: an answer must not be larger than what it refuses. */
const namedUnknowns = 100

function unknownWords(keys: readonly string[]): string {
  const named = keys.slice(0, namedUnknowns)
  return named.map((key) => `property ${key.slice(0, 200)} should not exist`).join(", ")
}

// Query strings: everything arrives as text.

/** A number in a query string. As in v1, an empty text is 0. */
export function queryNumber(...rules: readonly Rule[]) {
  const error = inWords(...(rules.length > 0 ? rules : (["isNumber"] as const)))
  const schema = z.number({ error })
  return z
    .preprocess(
      (value) => (typeof value === "string" ? Number(value) : value),
      rules.includes("isInt") ? schema.int({ error }) : schema,
    )
    .meta({ type: "number" })
}

const flags: ReadonlyMap<unknown, boolean | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
])

/**
 * A flag in a query string: `true` or `false`. As in v1, `null` stands for rows without a value, and any other word has
 * no effect.
 * @param spelling whether v1 ignores the case of the words
 */
export function queryFlag(spelling: "exact" | "any case" = "exact") {
  const plain = (value: unknown) =>
    spelling === "any case" && typeof value === "string" ? value.toLowerCase() : value
  return z.preprocess((value) => flags.get(plain(value)), z.boolean().nullish()).meta({ type: "boolean" })
}

/** A flag in a query string of which v1 takes every word but `true` for `false`. */
export function queryFlagOrFalse() {
  return z
    .preprocess((value) => (value === undefined ? undefined : value === "true"), z.boolean().optional())
    .meta({ type: "boolean" })
}

/** A point in time in a query string: ISO 8601, or seconds since 1970, which v1 accepts as well, each also in a list. */
function queryDate() {
  const onlyOf = (value: unknown) => (Array.isArray(value) ? String(value) : value)
  const inMilliseconds = (value: unknown) => (isSeconds(value) ? Number(value) * 1000 : value)
  const isSeconds = (value: unknown): value is string =>
    typeof value === "string" && Number.isNaN(Date.parse(value)) && Number.isFinite(Number(value))
  return z
    .preprocess((value) => inMilliseconds(onlyOf(value)), date())
    .meta({ type: "string", format: "date-time" })
}

/** `created_at[gt]=2024-01-01`: before, after, or both. */
export function dateRange() {
  return shape({
    lt: optional(queryDate()).describe("Before this moment."),
    gt: optional(queryDate()).describe("After this moment."),
    gte: optional(queryDate()).describe("At this moment or after it."),
    lte: optional(queryDate()).describe("At this moment or before it."),
  })
}

/** What lists take of the moments that nearly every row has. */
export const times = {
  created_at: optional(dateRange()).describe(
    "Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`.",
  ),
  updated_at: optional(dateRange()).describe("Only rows whose last change was in this period."),
}

/** `expand` and `fields`, in the order of v1: what every single-resource operation takes. */
export const selectQuery = {
  expand: optional(text()).describe(
    "Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`.",
  ),
  fields: optional(text()).describe(
    "Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`.",
  ),
}

/** `fields` and `expand` where v1 takes them and answers the same whatever they say, and so do we. */
export const selectWithoutEffect = {
  expand: selectQuery.expand.describe("Accepted without effect: the response is always the same."),
  fields: selectQuery.fields.describe("Accepted without effect: the response is always the same."),
}

/** How many rows a list passes over. */
export function pageOffset(...rules: readonly Rule[]) {
  return optional(queryNumber(...rules))
    .default(0)
    .describe("Number of rows to skip, 0 by default.")
}

/** Where a page begins in lists that grow without end; v1 has no such parameter. */
export const keysetQuery = {
  starting_after: optional(text()).describe(
    "ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages.",
  ),
}

/** How many rows a list answers. */
export function pageLimit(rows: number, ...rules: readonly Rule[]) {
  return optional(queryNumber(...rules))
    .default(rows)
    .describe(`Maximum number of rows to return: ${rows} by default, at most ${most}. 0 means ${most}.`)
}

const most = largestPage.toLocaleString("en-GB")

/** What a list is ordered by. */
export function listOrder() {
  return optional(text()).meta({
    description:
      "Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first.",
    default: "-created_at",
  })
}

/** What a list is ordered by where v1 rejects an object as it rejects the name of a column that does not exist. */
export function listOrderOfAnyType(order = listOrder()) {
  return z.preprocess(
    (value) => (typeof value === "object" && !Array.isArray(value) ? String(value) : value),
    order,
  )
}

/** What a list is ordered by that can also be sorted by columns of relations, such as the one that is named. */
export function listOrderByPath(example: string) {
  return listOrder().describe(
    `Column to sort by, or a column of a relation, such as \`${example}\`; several are separated by commas, and a leading \`-\` reverses the order. By default, the newest rows come first.`,
  )
}

/** `limit`, `offset`, `order`, `fields`, `expand`: what most lists take. */
export function listQuery(defaultLimit: number) {
  return { ...selectQuery, offset: pageOffset(), limit: pageLimit(defaultLimit), order: listOrder() }
}

/**
 * Puts properties in the order in which v1 complains about them: the named ones first.
 * @returns the same properties
 */
export function inOrder<T extends Readonly<Record<string, z.ZodType>>>(
  names: readonly (keyof T & string)[],
  properties: T,
): T {
  const first = Object.fromEntries(names.map((name) => [name, properties[name]]))
  return { ...first, ...properties }
}

/** A validated value, or the message that v1 would answer. */
export type Checked<T> = { readonly value: T } | { readonly message: string }

/** Validates as v1 does: in each object unknown properties first, then the properties in their order. */
export function check<T extends z.ZodType>(schema: T, input: unknown): Checked<z.output<T>> {
  if (Array.isArray(input) && !(schema instanceof z.ZodArray))
    return { message: unknownWords(Object.keys(input.slice(0, namedUnknowns))) || ofUnknownKind }
  const result = schema.safeParse(input ?? {}, { error: plainWords })
  if (result.success) return { value: result.data }
  const messages = inOrderOfV1(withoutRepetitions(result.error.issues)).map(wordsOf)
  return { message: messages.find((message) => message.startsWith(ofSeveralTypes)) ?? messages.join(", ") }
}

/** What v1 says of a body that is an empty list. */
const ofUnknownKind = "an unknown value was passed to the validate function"

/** How the message about a property of several types begins. As in v1, it is the only one, whatever else is wrong. */
const ofSeveralTypes = '{"message":"'

/** What is wrong with a property is said once, also when several checks or several entries of its list fail. */
function withoutRepetitions(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const said = new Set<string>()
  return issues.filter(({ path, message }) => {
    const isOfEach = message.startsWith("each value in ") && !message.startsWith(nestedStart)
    const place = isOfEach && typeof path.at(-1) === "number" ? path.slice(0, -1) : path
    const key = JSON.stringify([place, message])
    return !said.has(key) && said.add(key)
  })
}

/**
 * Sorts what is wrong with an object: its unknown properties, then what concerns it as a whole, then each property.
 * @param depth the length of the path to the object
 */
function inOrderOfV1(issues: readonly z.core.$ZodIssue[], depth = 0): readonly z.core.$ZodIssue[] {
  const own = issues.filter(({ path }) => path.length === depth)
  const isUnknown = ({ code }: z.core.$ZodIssue) => code === "unrecognized_keys"
  const below = groupBy(
    issues.filter(({ path }) => path.length > depth),
    ({ path }) => path[depth],
  )
  return [
    ...own.filter(isUnknown),
    ...own.filter((issue) => !isUnknown(issue)),
    ...[...below.values()].flatMap((group) => inOrderOfV1(group, depth + 1)),
  ]
}

function wordsOf(issue: z.core.$ZodIssue): string {
  return issue.message
}

export { z }
