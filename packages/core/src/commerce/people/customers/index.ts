export { addressBody, addressOrId, wholeAddressBody } from "./address-shapes.ts"
export { addAddress, insertAddress, removeAddress, updateAddress, type AddressChange } from "./addresses.ts"
export { createCustomer } from "./create-customer.ts"
export { customerErrors } from "./errors.ts"
export { findOrCreateGuest } from "./find-or-create-guest.ts"
export { customerGroupAdminOperations } from "./group-routes.admin.ts"
export {
  addCustomersToGroup,
  createCustomerGroup,
  deleteCustomerGroup,
  removeCustomersFromGroup,
  retrieveCustomerGroup,
  updateCustomerGroup,
} from "./groups.ts"
export { listCustomers } from "./list-customers.ts"
export { retrieveCustomer } from "./retrieve-customer.ts"
export { customerAdminOperations } from "./routes.admin.ts"
export { addedCustomerOperations } from "./routes.admin-added.ts"
export { customerStoreOperations } from "./routes.store.ts"
export { createAccount, createCustomerToken, signInCustomer, type NewAccount } from "./sign-in-customer.ts"
export { updateCustomer } from "./update-customer.ts"
