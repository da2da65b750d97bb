import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { addressBody } from "./address-shapes.ts"
import { addAddress, removeAddress, updateAddress } from "./addresses.ts"
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
 * The address book of a customer for admin users, with the rules that customers have in the Store API. v1 has
 * no operations for it.
 * @since 0.3
 */
export const customerAddressOperations: readonly Operation[] = [
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
      "if there is none, they create one outside of the address book.",
    access: "admin",
    body: billingAddressBody,
    response: answersCustomer,
    handler: async ({ params, body }, context) => {
      await updateCustomer(context, params.id, body)
      return present(context, params.id)
    },
  }),
]
