import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, deleted } from "../../../platform/http/results.ts"
import { addressBody } from "./address-shapes.ts"
import { addAddress, removeAddress, updateAddress } from "./addresses.ts"
import { deleteCustomer } from "./delete-customer.ts"
import { lockCustomer } from "./lock-customer.ts"
import { retrieveCustomer } from "./retrieve-customer.ts"
import { storeCustomerSelection } from "./selections.ts"
import { addAddressBody, billingAddressBody } from "./shapes.ts"
import { updateCustomer } from "./update-customer.ts"

const answersCustomer = answers({ customer: resource("Customer") })

async function present({ db }: Pick<Context, "db">, id: string) {
  return { customer: await retrieveCustomer(db, id, storeCustomerSelection) }
}

/**
 * Operations for customers that v1's Admin API does not have: the address book, with the rules that customers have in the
 * Store API, and the deletion.
 * @since 0.1
 */
export const addedCustomerOperations: readonly Operation[] = [
  operation({
    id: "DeleteCustomersCustomer",
    method: "DELETE",
    path: "/admin/customers/{id}",
    tag: "Customers",
    summary: "Delete a customer and erase the personal data of the account.",
    about:
      "The customer can no longer sign in, and the email address can be used for a new account. Orders stay, with their addresses and email. " +
      "Succeeds even if the customer does not exist.",
    answers404: false,
    access: "admin",
    response: answersDeleted("customer"),
    handler: async ({ params }, context) => {
      await deleteCustomer(context, params.id)
      return deleted(params.id, "customer")
    },
  }),
  operation({
    id: "PostCustomersCustomerAddresses",
    method: "POST",
    path: "/admin/customers/{id}/addresses",
    tag: "Customers",
    summary: "Add an address to the address book of a customer.",
    about: "An existing address is not added again.",
    access: "admin",
    body: addAddressBody,
    response: answersCustomer,
    handler: async ({ params, body }, context) => {
      await addAddress(context, params.id, body.address)
      return present(context, params.id)
    },
  }),
  operation({
    id: "PostCustomersCustomerAddressesAddress",
    method: "POST",
    path: "/admin/customers/{id}/addresses/{address_id}",
    tag: "Customers",
    summary: "Update an address in the address book of a customer.",
    about: "Absent properties are unchanged; metadata is merged key by key.",
    access: "admin",
    body: addressBody,
    response: answersCustomer,
    handler: async ({ params, body }, context) => {
      await lockCustomer(context, params.id)
      await updateAddress(context, params.id, params.address_id, body)
      return present(context, params.id)
    },
  }),
  operation({
    id: "DeleteCustomersCustomerAddressesAddress",
    method: "DELETE",
    path: "/admin/customers/{id}/addresses/{address_id}",
    tag: "Customers",
    summary: "Delete an address from the address book of a customer.",
    about: "Succeeds even if it does not exist.",
    access: "admin",
    response: answersCustomer,
    handler: async ({ params }, context) => {
      await lockCustomer(context, params.id)
      await removeAddress(context, params.id, params.address_id)
      return present(context, params.id)
    },
  }),
  operation({
    id: "PostCustomersCustomerBillingAddress",
    method: "POST",
    path: "/admin/customers/{id}/billing-address",
    tag: "Customers",
    summary: "Set the default billing address of a customer.",
    about:
      "The ID of an address in the customer's address book chooses that address. Parts of an address change the current billing address; " +
      "if there is none, they create one outside of the address book. One outside of it is erased when the customer gets another or none, unless a cart or an order refers to it.",
    access: "admin",
    body: billingAddressBody,
    response: answersCustomer,
    handler: async ({ params, body }, context) => {
      await updateCustomer(context, params.id, body)
      return present(context, params.id)
    },
  }),
]
