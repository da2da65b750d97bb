import { sql } from "kysely"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { filtersBeside, givenFilters, textMatches } from "../../../platform/query/filter.ts"
import {
  createGroupBody,
  groupCustomersBody,
  listGroupsQuery,
  selectGroupQuery,
  updateGroupBody,
} from "./group-shapes.ts"
import {
  addCustomersToGroup,
  createCustomerGroup,
  deleteCustomerGroup,
  removeCustomersFromGroup,
  retrieveCustomerGroup,
  updateCustomerGroup,
} from "./groups.ts"
import { listCustomers } from "./list-customers.ts"
import { listCustomersQuery } from "./shapes.ts"

const answersGroup = answers({ customer_group: resource("CustomerGroup") })
const tag = "Customer Groups"

export const customerGroupAdminOperations: readonly Operation[] = [
  operation({
    id: "GetCustomerGroups",
    method: "GET",
    path: "/admin/customer-groups",
    tag,
    summary: "List customer groups.",
    access: "admin",
    query: listGroupsQuery,
    select: { isList: true },
    response: answersPage("customer_groups", "CustomerGroup"),
    handler: async ({ query, selection }, { db }) => {
      const { q, discount_condition_id, id, name, created_at, updated_at, order, limit, offset } = query
      const found = await fetchPage(db, {
        entity: "CustomerGroup",
        selection,
        filters: filtersBeside(q, ["name"], givenFilters({ id, name, created_at, updated_at })),
        where: [
          ...(q ? [textMatches(["root.name"], q)] : []),
          ...(discount_condition_id ? [isInCondition(discount_condition_id)] : []),
        ],
        order,
        limit,
        offset,
      })
      return page("customer_groups", found, query)
    },
  }),
  operation({
    id: "PostCustomerGroups",
    service: "customerGroupService.create",
    method: "POST",
    path: "/admin/customer-groups",
    tag,
    summary: "Create a customer group.",
    access: "admin",
    body: createGroupBody,
    response: answersGroup,
    refusals: [422],
    handler: async ({ body }, context) => ({ customer_group: await createCustomerGroup(context, body) }),
  }),
  operation({
    id: "GetCustomerGroupsGroup",
    method: "GET",
    path: "/admin/customer-groups/{id}",
    tag,
    summary: "Get a customer group.",
    access: "admin",
    query: selectGroupQuery,
    select: {},
    response: answersGroup,
    handler: async ({ params, selection }, { db }) => ({
      customer_group: await retrieveCustomerGroup(db, params.id, selection),
    }),
  }),
  operation({
    id: "PostCustomerGroupsGroup",
    service: "customerGroupService.update",
    method: "POST",
    path: "/admin/customer-groups/{id}",
    tag,
    summary: "Update a customer group.",
    access: "admin",
    query: selectGroupQuery,
    body: updateGroupBody,
    select: {},
    response: answersGroup,
    unique: "name",
    handler: async ({ params, body, selection }, context) => {
      await updateCustomerGroup(context, params.id, body)
      return { customer_group: await retrieveCustomerGroup(context.db, params.id, selection) }
    },
  }),
  operation({
    id: "DeleteCustomerGroupsCustomerGroup",
    service: "customerGroupService.delete",
    method: "DELETE",
    path: "/admin/customer-groups/{id}",
    answers404: false,
    tag,
    summary: "Delete a customer group.",
    about:
      "The customers of the group are not deleted. Prices and discounts that are only for the group no longer apply to anyone. Succeeds even if the group does not exist.",
    access: "admin",
    response: answersDeleted("customer_group"),
    handler: async ({ params }, context) => {
      await deleteCustomerGroup(context, params.id)
      return deleted(params.id, "customer_group")
    },
  }),
  operation({
    id: "GetCustomerGroupsGroupCustomers",
    method: "GET",
    path: "/admin/customer-groups/{id}/customers",
    answers404: false,
    tag,
    summary: "List the customers of a group.",
    access: "admin",
    query: listCustomersQuery,
    response: answersPage("customers", "Customer"),
    handler: async ({ params, query }, { db }) => {
      const found = await listCustomers(db, { ...query, groups: [params.id] })
      return page("customers", found, query)
    },
  }),
  operation({
    id: "PostCustomerGroupsGroupCustomersBatch",
    service: "customerGroupService.addCustomers",
    method: "POST",
    path: "/admin/customer-groups/{id}/customers/batch",
    tag,
    summary: "Add customers to a group.",
    about:
      "Customers that are already in the group stay in it. If one of the customers does not exist, none is added.",
    access: "admin",
    body: groupCustomersBody,
    response: answersGroup,
    handler: async ({ params, body }, context) => {
      await addCustomersToGroup(context, params.id, idsOf(body))
      return { customer_group: await retrieveCustomerGroup(context.db, params.id) }
    },
  }),
  operation({
    id: "DeleteCustomerGroupsGroupCustomerBatch",
    service: "customerGroupService.removeCustomer",
    method: "DELETE",
    path: "/admin/customer-groups/{id}/customers/batch",
    tag,
    summary: "Remove customers from a group.",
    about: "Customers that are not in it are ignored. The customers are not deleted.",
    access: "admin",
    body: groupCustomersBody,
    response: answersGroup,
    handler: async ({ params, body }, context) => {
      await removeCustomersFromGroup(context, params.id, idsOf(body))
      return { customer_group: await retrieveCustomerGroup(context.db, params.id) }
    },
  }),
]

function idsOf({ customer_ids }: { customer_ids: readonly { id: string }[] }): string[] {
  return customer_ids.map(({ id }) => id)
}

function isInCondition(id: string) {
  return sql`exists (
    select from discount_condition_customer_group as condition
    where condition.customer_group_id = root.id and condition.condition_id = ${id})`
}
