import * as z from "zod"
import {
  bool,
  choice,
  date,
  dateRange,
  integer,
  list,
  listQuery,
  number,
  optional,
  queryFlag,
  record,
  selectQuery,
  shape,
  text,
  texts,
} from "../http/shape.ts"

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
  products: optional(texts()),
  product_collections: optional(texts()),
  product_types: optional(texts()),
  product_tags: optional(texts()),
  customer_groups: optional(texts()),
}

/** v1 names every pair twice, once from each side. */
function refusePairs(value: Resources, context: z.core.$RefinementCtx): void {
  const given = resourceKinds.filter((kind) => value[kind] != null)
  for (const kind of given)
    for (const other of given.filter((candidate) => candidate !== kind))
      context.addIssue({ code: "custom", message: `Only one of ${kind}, ${other} is allowed`, path: [kind] })
}

export const createConditionBody = shape({ operator: text(), ...resources }).superRefine(refusePairs)

export const updateConditionBody = shape(resources).superRefine(refusePairs)

const upsertCondition = shape({
  id: optional(text()),
  operator: optional(text()),
  ...resources,
}).superRefine(refusePairs)

const allocation = ["total", "item"] as const
const ruleTypes = ["fixed", "percentage", "free_shipping"] as const

const createRule = shape({
  description: optional(text()),
  type: choice(ruleTypes),
  value: number(),
  allocation: choice(allocation),
  conditions: optional(list(createConditionBody)),
})

/** ISO 8601, e.g. `P3Y6M4DT12H30M5S`. */
const duration = () => z.string({ error: durationWords }).regex(durationPattern, { error: durationWords })
const durationWords = () => "valid_duration must be a valid ISO 8601 duration"
const durationPattern =
  /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/

export const createDiscountBody = shape({
  code: text("isNotEmpty", "isString"),
  rule: createRule,
  is_dynamic: optional(bool()).default(false),
  is_disabled: optional(bool()).default(false),
  starts_at: optional(date()),
  ends_at: optional(date()),
  valid_duration: optional(duration()),
  usage_limit: optional(integer("isPositive", "isNumber")),
  regions: texts(),
  metadata: optional(record()),
})

export const updateDiscountBody = shape({
  code: optional(text()),
  rule: optional(
    shape({
      id: text("isNotEmpty", "isString"),
      description: optional(text()),
      value: optional(number()),
      allocation: optional(choice(allocation)),
      conditions: optional(list(upsertCondition)),
    }),
  ),
  is_disabled: optional(bool()),
  starts_at: optional(date()),
  ends_at: optional(date()),
  valid_duration: optional(duration()),
  usage_limit: optional(integer("isPositive", "isNumber")),
  regions: optional(texts()),
  metadata: optional(record()),
})

export const listDiscountsQuery = shape({
  rule: optional(shape({ type: optional(choice(ruleTypes)), allocation: optional(choice(allocation)) })),
  q: optional(text()),
  is_dynamic: queryFlag(),
  is_disabled: queryFlag(),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  ...listQuery(20),
})

export const selectDiscountQuery = shape(selectQuery)

export const dynamicCodeBody = shape({
  code: text("isNotEmpty", "isString"),
  usage_limit: optional(integer("isNumber")).default(1),
  metadata: optional(record()),
})

export const conditionResourcesBody = shape({ resources: list(shape({ id: text() })) })

export type NewCondition = z.output<typeof createConditionBody>
export type ChangedCondition = z.output<typeof upsertCondition>
