import { sql } from "kysely"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import type { z } from "../../../platform/http/shape.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters, textMatches } from "../../../platform/query/filter.ts"
import { createDiscount } from "./create-discount.ts"
import { addRegion, removeRegion } from "./discount-regions.ts"
import { createDynamicCode, deleteDynamicCode } from "./dynamic-codes.ts"
import { retrieveDiscount, retrieveDiscountByCode } from "./retrieve-discount.ts"
import { discountConditionOperations } from "./routes.conditions.ts"
import { discountListSelection, discountSelection } from "./selections.ts"
import {
  createDiscountBody,
  dynamicCodeBody,
  listDiscountsQuery,
  selectDiscountQuery,
  updateDiscountBody,
} from "./shapes.ts"
import { updateDiscount } from "./update-discount.ts"

const shared = {
  tag: "Discounts",
  access: "admin",
  response: answers({ discount: resource("Discount") }),
} as const

const single = { ...shared, query: selectDiscountQuery, select: discountSelection }

export const discountAdminOperations: readonly Operation[] = [
  operation({
    ...shared,
    id: "GetDiscounts",
    method: "GET",
    path: "/admin/discounts",
    summary: "List discounts.",
    query: listDiscountsQuery,
    select: discountListSelection,
    response: answersPage("discounts", "Discount"),
    handler: async ({ query, selection }, { db }) => {
      const { is_dynamic, is_disabled, created_at, updated_at, order, limit, offset } = query
      const found = await fetchPage(db, {
        entity: "Discount",
        selection,
        filters: { ...givenFilters({ created_at, updated_at }), is_dynamic, is_disabled },
        where: listConditions(query),
        order,
        orderPaths: "every",
        limit,
        offset,
        startingAfter: query.starting_after,
        eager: false,
      })
      return page("discounts", found, query)
    },
  }),
  operation({
    ...single,
    id: "PostDiscounts",
    service: "discountService.create",
    method: "POST",
    path: "/admin/discounts",
    answers404: true,
    summary: "Create a discount.",
    body: createDiscountBody,
    refusals: [422],
    unique: "code",
    handler: async ({ body, selection }, context) => {
      const id = await createDiscount(context, body)
      return { discount: await retrieveDiscount(context.db, id, selection) }
    },
  }),
  operation({
    ...single,
    id: "GetDiscountsDiscountCode",
    method: "GET",
    path: "/admin/discounts/code/{code}",
    summary: "Get a discount by its code.",
    handler: async ({ params, selection }, { db }) => ({
      discount: await retrieveDiscountByCode(db, params.code, selection),
    }),
  }),
  operation({
    ...single,
    id: "GetDiscountsDiscount",
    method: "GET",
    path: "/admin/discounts/{id}",
    summary: "Get a discount.",
    handler: async ({ params, selection }, { db }) => ({
      discount: await retrieveDiscount(db, params.id, selection),
    }),
  }),
  operation({
    ...single,
    id: "PostDiscountsDiscount",
    service: "discountService.update",
    method: "POST",
    path: "/admin/discounts/{id}",
    summary: "Update a discount.",
    body: updateDiscountBody,
    refusals: [422],
    unique: "code",
    handler: async ({ params, body, selection }, context) => {
      await updateDiscount(context, params.id, body)
      return { discount: await retrieveDiscount(context.db, params.id, selection) }
    },
  }),
  operation({
    ...shared,
    id: "DeleteDiscountsDiscount",
    service: "discountService.delete",
    method: "DELETE",
    path: "/admin/discounts/{id}",
    answers404: false,
    summary: "Delete a discount.",
    about:
      "Customers can no longer use its code. Orders that used it do not change. Succeeds even if the discount does not exist.",
    response: answersDeleted("discount"),
    handler: async ({ params }, { db }) => {
      await sql`update discount set deleted_at = now()
        where id = ${params.id} and deleted_at is null`.execute(db)
      return deleted(params.id, "discount")
    },
  }),
  ...subresources(),
  ...discountConditionOperations,
]

function subresources(): readonly Operation[] {
  return [
    operation({
      ...shared,
      id: "PostDiscountsDiscountDynamicCodes",
      service: "discountService.createDynamicCode",
      method: "POST",
      path: "/admin/discounts/{id}/dynamic-codes",
      summary: "Create a code of a dynamic discount.",
      about:
        "The code shares the discount's rule, has its own usage limit, and expires after the discount's `valid_duration`.",
      body: dynamicCodeBody,
      unique: "code",
      handler: async ({ params, body }, context) => {
        const id = await createDynamicCode(context, params.id, body)
        return { discount: await retrieveDiscount(context.db, id) }
      },
    }),
    operation({
      ...shared,
      id: "DeleteDiscountsDiscountDynamicCodesCode",
      service: "discountService.deleteDynamicCode",
      method: "DELETE",
      path: "/admin/discounts/{id}/dynamic-codes/{code}",
      summary: "Delete a code of a dynamic discount.",
      about: "A code that the discount does not have is ignored.",
      handler: async ({ params }, context) => {
        await deleteDynamicCode(context, params.id, params.code)
        return { discount: await retrieveDiscount(context.db, params.id) }
      },
    }),
    operation({
      ...shared,
      id: "PostDiscountsDiscountRegionsRegion",
      service: "discountService.addRegion",
      method: "POST",
      path: "/admin/discounts/{id}/regions/{region_id}",
      summary: "Add a region to a discount.",
      handler: async ({ params }, { db }) => {
        await addRegion(db, params.id, params.region_id)
        return { discount: await retrieveDiscount(db, params.id) }
      },
    }),
    operation({
      ...shared,
      id: "DeleteDiscountsDiscountRegionsRegion",
      service: "discountService.removeRegion",
      method: "DELETE",
      path: "/admin/discounts/{id}/regions/{region_id}",
      summary: "Remove a region from a discount.",
      about: "A region that the discount does not have is ignored.",
      handler: async ({ params }, { db }) => {
        await retrieveDiscount(db, params.id)
        await removeRegion(db, params.id, params.region_id)
        return { discount: await retrieveDiscount(db, params.id) }
      },
    }),
  ]
}

function listConditions({ q, rule }: z.output<typeof listDiscountsQuery>): readonly Sql[] {
  const ofRule = (column: "type" | "allocation", value: string) =>
    sql`exists (select 1 from discount_rule r
      where r.id = root.rule_id and ${sql.ref(`r.${column}`)}::text = ${value})`
  return [
    ...(q ? [textMatches(["root.code"], q)] : []),
    ...(rule?.type ? [ofRule("type", rule.type)] : []),
    ...(rule?.allocation ? [ofRule("allocation", rule.allocation)] : []),
  ]
}
