import { sql } from "kysely"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, deleted } from "../../../platform/http/results.ts"
import { fetchById, fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import { discountErrors } from "./errors.ts"
import { retrieveDiscount } from "./retrieve-discount.ts"
import { conditionSelection, discountSelection } from "./selections.ts"
import {
  conditionResourcesBody,
  createConditionBody,
  selectDiscountQuery,
  updateConditionBody,
  type ResourceKind,
} from "./shapes.ts"
import { addCondition, addResources, removeResources, replaceResources } from "./write-conditions.ts"

const base = "/admin/discounts/{discount_id}/conditions"

const shared = {
  tag: "Discounts",
  access: "admin",
  query: selectDiscountQuery,
  select: discountSelection,
  response: answers({ discount: resource("Discount") }),
} as const

export const discountConditionOperations: readonly Operation[] = [
  operation({
    ...shared,
    id: "PostDiscountsDiscountConditions",
    method: "POST",
    path: base,
    summary: "Add a condition to a discount.",
    body: createConditionBody,
    refusals: [422],
    handler: async ({ params, body, selection }, { db }) => {
      const { rule_id } = await retrieveDiscount(db, params.discount_id)
      await addCondition(db, String(rule_id), body)
      return { discount: await retrieveDiscount(db, params.discount_id, selection) }
    },
  }),
  operation({
    ...shared,
    id: "GetDiscountsDiscountConditionsCondition",
    method: "GET",
    path: `${base}/{condition_id}`,
    summary: "Get a condition of a discount.",
    select: conditionSelection,
    response: answers({ discount_condition: resource("DiscountCondition") }),
    handler: async ({ params, selection }, { db }) => {
      await conditionOf(db, params.discount_id, params.condition_id)
      const filters = { id: params.condition_id }
      return {
        discount_condition: await fetchFirst(db, {
          entity: "DiscountCondition",
          selection,
          filters,
          eager: false,
        }),
      }
    },
  }),
  operation({
    ...shared,
    id: "PostDiscountsDiscountConditionsCondition",
    method: "POST",
    path: `${base}/{condition_id}`,
    summary: "Update the resources of a discount condition.",
    about:
      "The condition then contains exactly these resources. Resources of another type are ignored, as in v1.",
    assertFound: assertCondition,
    body: updateConditionBody,
    handler: async ({ params, body, selection }, { db }) => {
      await conditionOf(db, params.discount_id, params.condition_id)
      await replaceResources(db, params.condition_id, body)
      return { discount: await retrieveDiscount(db, params.discount_id, selection) }
    },
  }),
  operation({
    ...shared,
    id: "DeleteDiscountsDiscountConditionsCondition",
    method: "DELETE",
    path: `${base}/{condition_id}`,
    summary: "Delete a condition of a discount.",
    about:
      "The discount then applies without this restriction. Succeeds even if the condition does not exist.",
    response: answersDeleted("discount-condition", { discount: resource("Discount") }),
    handler: async ({ params, selection }, { db }) => {
      const { rule_id } = await retrieveDiscount(db, params.discount_id)
      const condition = await fetchById(db, "DiscountCondition", params.condition_id)
      if (condition && condition.discount_rule_id !== rule_id)
        throw discountErrors.condition_elsewhere(params.condition_id, params.discount_id)
      await sql`delete from discount_condition where id = ${params.condition_id}`.execute(db)
      const discount = await retrieveDiscount(db, params.discount_id, selection)
      return { ...deleted(params.condition_id, "discount-condition"), discount }
    },
  }),
  operation({
    ...shared,
    id: "PostDiscountsDiscountConditionsConditionBatch",
    method: "POST",
    path: `${base}/{condition_id}/batch`,
    summary: "Add resources to a discount condition.",
    about: "Resources that the condition already contains are unchanged.",
    assertFound: assertCondition,
    body: conditionResourcesBody,
    handler: async ({ params, body, selection }, { db }) => {
      const kind = await conditionOf(db, params.discount_id, params.condition_id)
      await addResources(db, params.condition_id, kind, idsOf(body))
      return { discount: await retrieveDiscount(db, params.discount_id, selection) }
    },
  }),
  operation({
    ...shared,
    id: "DeleteDiscountsDiscountConditionsConditionBatch",
    method: "DELETE",
    path: `${base}/{condition_id}/batch`,
    summary: "Remove resources from a discount condition.",
    about: "Resources that it does not contain are ignored.",
    assertFound: assertCondition,
    body: conditionResourcesBody,
    handler: async ({ params, body, selection }, { db }) => {
      const kind = await conditionOf(db, params.discount_id, params.condition_id)
      await removeResources(db, params.condition_id, kind, idsOf(body))
      return { discount: await retrieveDiscount(db, params.discount_id, selection) }
    },
  }),
]

function idsOf({ resources }: { resources: readonly { id: string }[] }): string[] {
  if (resources.length === 0) throw discountErrors.condition_empty()
  return resources.map(({ id }) => id)
}

function assertCondition(
  db: Executor,
  { discount_id = "", condition_id = "" }: Readonly<Record<string, string>>,
): Promise<unknown> {
  return conditionOf(db, discount_id, condition_id)
}

/** The kind of a condition, after making sure that it is the discount's. */
async function conditionOf(db: Executor, discountId: string, conditionId: string): Promise<ResourceKind> {
  const { rule_id } = await retrieveDiscount(db, discountId)
  const condition = await fetchFirst(db, { entity: "DiscountCondition", filters: { id: conditionId } })
  if (!condition) throw discountErrors.condition_not_found(conditionId)
  if (condition.discount_rule_id !== rule_id)
    throw discountErrors.condition_of_other_discount(conditionId, discountId)
  return condition.type
}
