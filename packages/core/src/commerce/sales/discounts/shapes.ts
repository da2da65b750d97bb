import * as z from "zod"
import {
  bool,
  choice,
  date,
  integer,
  inWords,
  keysetQuery,
  list,
  inOrder,
  listOrderByPath,
  listQuery,
  number,
  optional,
  queryFlag,
  record,
  searchText,
  selectQuery,
  shape,
  type Rule,
  text,
  texts,
  times,
} from "../../../platform/http/shape.ts"
import { isOneOf, isRecord } from "../../../platform/kernel/values.ts"

/** What a condition may name, in v1's order. */
export const resourceKinds = [
  "products",
  "product_collections",
  "product_types",
  "product_tags",
  "customer_groups",
] as const

export type ResourceKind = (typeof resourceKinds)[number]

type Resources = Partial<Record<ResourceKind, readonly string[] | null>>

const resources = {
  products: optional(texts()).describe("IDs of products. A condition can have only one of these lists."),
  product_collections: optional(texts()).describe(
    "IDs of collections. A condition can have only one of these lists.",
  ),
  product_types: optional(texts()).describe(
    "IDs of product types. A condition can have only one of these lists.",
  ),
  product_tags: optional(texts()).describe("IDs of tags. A condition can have only one of these lists."),
  customer_groups: optional(texts()).describe(
    "IDs of customer groups. A condition can have only one of these lists.",
  ),
}

/** v1 names every pair twice, once from each side. */
function refusePairs(value: Resources, context: z.core.$RefinementCtx): void {
  const given = resourceKinds.filter((kind) => value[kind] != null)
  for (const kind of given)
    for (const other of given.filter((candidate) => candidate !== kind))
      context.addIssue({ code: "custom", message: `Only one of ${kind}, ${other} is allowed`, path: [kind] })
}

export const createConditionBody = shape({
  operator: text().describe(
    "With `in`, the discount applies to the listed resources; with `not_in`, to everything else.",
  ),
  ...resources,
}).superRefine(refusePairs)

export const updateConditionBody = shape(resources).superRefine(refusePairs)

const upsertCondition = shape({
  id: optional(text()).describe("ID of a condition of the rule to update. Without it, a condition is added."),
  operator: optional(text()).describe(
    "With `in`, the discount applies to the listed resources; with `not_in`, to everything else. A new condition has `in` by default, and an existing one keeps its operator.",
  ),
  ...resources,
}).superRefine(refusePairs)

const allocation = ["total", "item"] as const
const ruleTypes = ["fixed", "percentage", "free_shipping"] as const

const isAllocation: Rule = {
  message: () => 'Invalid allocation type, must be one of "total" or "item"',
  fails: (value) => !isOneOf(allocation, value),
}

const createRule = shape(
  {
    description: optional(text()).describe("Description of the discount."),
    type: choice(ruleTypes, {
      message: () => 'Invalid rule type, must be one of "fixed", "percentage" or "free_shipping"',
      fails: (value) => !isOneOf(ruleTypes, value),
    }).describe(
      "`fixed` takes an amount off, `percentage` a part of the price, `free_shipping` the price of shipping.",
    ),
    value: number().describe(
      "Value of the discount: percent up to 100, or the smallest unit of the currency for a `fixed` discount; never negative. Ignored for `free_shipping`.",
    ),
    allocation: choice(allocation, isAllocation).describe(
      "`total` spreads a fixed value over the lines, `item` takes it off every unit.",
    ),
    conditions: optional(list(createConditionBody)).describe(
      "What it applies to and who can use it; everything and everyone by default.",
    ),
  },
  "isNotEmpty",
)

/** ISO 8601, e.g. `P3Y6M4DT12H30M5S`. */
const duration = () => z.string({ error: durationWords }).regex(durationPattern, { error: durationWords })
const durationWords = () => '"valid_duration" must be a valid ISO 8601 duration'
const durationPattern =
  /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/

/** v1 compares both dates while it validates a new discount, and names whatever else is wrong beside them. */
function isEndAfterStart(body: unknown): boolean {
  const { starts_at, ends_at } = isRecord(body) ? body : {}
  return !(starts_at instanceof Date && ends_at instanceof Date) || ends_at > starts_at
}

export const createDiscountBody = shape({
  code: text("isNotEmpty", "isString").describe("Code that customers enter, stored in upper case."),
  rule: createRule.describe("The value of the discount, and what it applies to."),
  is_dynamic: optional(bool())
    .default(false)
    .describe("If true, codes that share its rule can be created from it."),
  is_disabled: optional(bool()).default(false).describe("If true, nobody can use it."),
  starts_at: optional(date()).describe("When the discount becomes valid; immediately by default."),
  ends_at: optional(date()).describe("When the discount expires, later than `starts_at`; never by default."),
  valid_duration: optional(duration()).describe(
    "How long a code that is created from it is valid, an ISO 8601 duration such as `P3DT12H`; without limit by default.",
  ),
  usage_limit: optional(integer("isPositive", "isNumber")).describe(
    "How many orders can use it; unlimited by default.",
  ),
  regions: texts().describe(
    "IDs of the regions it can be used in, at least one; exactly one for a `fixed` discount.",
  ),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the discount."),
}).refine(isEndAfterStart, {
  path: ["ends_at"],
  message: '"ends_at" must be greater than "starts_at"',
  when: () => true,
})

export const updateDiscountBody = shape({
  code: optional(text()).describe(
    "Code that customers enter, stored in upper case. Unchanged if absent or null.",
  ),
  rule: optional(
    shape({
      id: text("isNotEmpty", "isString").describe("ID of the discount's own rule."),
      description: optional(text()).describe(
        "Description of the discount; null clears it. Unchanged if absent.",
      ),
      value: optional(number()).describe(
        "Value of the discount: percent up to 100, or the smallest unit of the currency for a `fixed` discount; never negative. Unchanged if absent.",
      ),
      allocation: optional(choice(allocation, isAllocation)).describe(
        "`total` spreads a fixed value over the lines, `item` takes it off every unit. Null removes it. Unchanged if absent.",
      ),
      conditions: optional(list(upsertCondition)).describe(
        "Conditions to update, by ID, and conditions to add; the others are unchanged.",
      ),
    }),
  ).describe("The value of the discount; its type cannot be changed."),
  is_disabled: optional(bool()).describe("If true, nobody can use it. Unchanged if absent."),
  starts_at: optional(date()).describe("When the discount becomes valid. Unchanged if absent."),
  ends_at: optional(date()).describe(
    "When the discount expires, later than `starts_at`; null means never. Unchanged if absent.",
  ),
  valid_duration: optional(duration()).describe(
    "How long a code that is created from it is valid, an ISO 8601 duration; null means without limit. Unchanged if absent.",
  ),
  usage_limit: optional(integer("isPositive", "isNumber")).describe(
    "How many orders can use it; null means unlimited. Unchanged if absent.",
  ),
  regions: optional(texts()).describe(
    "IDs of the regions it can be used in, which replace the previous ones; not more than one for a `fixed` discount. Unchanged if absent or null.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const listDiscountsQuery = shape({
  rule: optional(
    shape({
      type: optional(choice(ruleTypes)).describe("Only discounts whose rule is of this type."),
      allocation: optional(choice(allocation)).describe(
        "Only discounts whose rule applies this way: to the `total`, or to each `item`.",
      ),
    }),
  ).describe("Filter by the rule of a discount."),
  q: optional(searchText()).describe("Searches the code, ignoring case."),
  is_dynamic: queryFlag().describe("`true` lists dynamic discounts, `false` the others."),
  is_disabled: queryFlag().describe("`true` lists disabled discounts, `false` the others."),
  created_at: times.created_at,
  updated_at: times.updated_at,
  ...inOrder(["order"], { ...listQuery(20), order: listOrderByPath("rule.type") }),
  ...keysetQuery,
})

export const selectDiscountQuery = shape(selectQuery)

export const dynamicCodeBody = shape({
  code: text("isNotEmpty", "isString").describe("Code that customers enter, stored in upper case."),
  usage_limit: optional(integer("isNumber")).describe(
    "Accepted and not used, as in v1: the code has the `usage_limit` of its discount.",
  ),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the code."),
})

export const conditionResourcesBody = shape({
  resources: z
    .array(
      shape({
        id: text().describe(
          "ID of a product, collection, product type, tag or customer group, as the condition has it.",
        ),
      }),
      { error: inWords("isArray") },
    )
    .describe("Resources of the condition's type."),
})

export type NewCondition = z.output<typeof createConditionBody>
export type ChangedCondition = z.output<typeof upsertCondition>
