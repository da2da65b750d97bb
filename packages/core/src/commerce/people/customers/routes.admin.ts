import { hashOf } from "../../../platform/http/hash-beforehand.ts"
import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { selectionOf, type Selection } from "../../../platform/query/selection.ts"
import { createCustomer } from "./create-customer.ts"
import { customerErrors } from "./errors.ts"
import { replaceGroupsOfCustomer } from "./groups.ts"
import { listCustomers } from "./list-customers.ts"
import { lockCustomer } from "./lock-customer.ts"
import { retrieveCustomer } from "./retrieve-customer.ts"
import {
  createCustomerBody,
  listCustomersQuery,
  selectCustomerQuery,
  updateCustomerBody,
  type UpdateCustomerBody,
} from "./shapes.ts"
import { updateCustomer } from "./update-customer.ts"

const answersCustomer = answers({ customer: resource("Customer") })

/** v1 takes `fields` and gives whole customers all the same. */
const aboutFields = "The response contains whole customers; `fields` has no effect."

export const customerAdminOperations: readonly Operation[] = [
  operation({
    id: "GetCustomers",
    method: "GET",
    path: "/admin/customers",
    tag: "Customers",
    summary: "List customers.",
    about: aboutFields,
    access: "admin",
    query: listCustomersQuery,
    response: answersPage("customers", "Customer"),
    handler: async ({ query }, { db }) => page("customers", await listCustomers(db, query), query),
  }),
  operation({
    id: "PostCustomers",
    service: "customerService.create",
    method: "POST",
    path: "/admin/customers",
    tag: "Customers",
    summary: "Create a customer with an account.",
    about: "A guest with the same email address stays a separate customer.",
    access: "admin",
    body: createCustomerBody,
    refusals: [429, 422],
    response: answersCustomer,
    status: 201,
    setsPassword: true,
    handler: async ({ body: { password, ...input } }, context) => {
      const passwordHash = await hashOf(context, password)
      return { customer: await createCustomer(context, { ...input, passwordHash }) }
    },
  }),
  operation({
    id: "GetCustomersCustomer",
    method: "GET",
    path: "/admin/customers/{id}",
    tag: "Customers",
    summary: "Get a customer.",
    about: `${aboutFields} It contains at most 8,000 orders, the oldest first; to read all of them, list orders with \`customer_id\`.`,
    access: "admin",
    query: selectCustomerQuery,
    response: answersCustomer,
    handler: async ({ params, query }, { db }) => ({
      customer: await retrieveCustomer(db, params.id, expanded(query.expand)),
    }),
  }),
  operation({
    id: "PostCustomersCustomer",
    service: "customerService.update",
    method: "POST",
    path: "/admin/customers/{id}",
    tag: "Customers",
    summary: "Update a customer.",
    about: `The groups in the body replace the customer's groups. ${aboutFields}`,
    access: "admin",
    query: selectCustomerQuery,
    body: updateCustomerBody,
    refusals: [429],
    response: answersCustomer,
    setsPassword: true,
    unique: "email",
    handler: async ({ params, query, body }, context) => {
      const { password } = body
      const passwordHash = password ? await hashOf(context, password) : undefined
      await changeCustomer(context, params.id, body, passwordHash)
      return { customer: await retrieveCustomer(context.db, params.id, expanded(query.expand)) }
    },
  }),
]

async function changeCustomer(
  context: Context,
  id: string,
  { password, groups, ...change }: UpdateCustomerBody,
  passwordHash: string | undefined,
): Promise<void> {
  void password
  const customer = await lockCustomer(context, id)
  if (change.email && customer.has_account) throw customerErrors.email_fixed()
  if (groups) await replaceGroupsOfCustomer(context.db, id, [...new Set(groups.map((group) => group.id))])
  await updateCustomer(context, id, { ...change, passwordHash })
}

/** As in v1, an empty `expand` is no `expand`, unlike in other operations. */
function expanded(expand: string | null | undefined): Selection {
  return selectionOf({ expand: expand || null }, { relations: ["orders", "shipping_addresses"] })
}
