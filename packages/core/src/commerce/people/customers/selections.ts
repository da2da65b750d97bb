import type { Selection } from "../../../platform/query/selection.ts"

/** What the storefront sees of the signed-in customer. */
export const storeCustomerSelection: Selection = {
  fields: [
    "id",
    "email",
    "first_name",
    "last_name",
    "billing_address_id",
    "phone",
    "has_account",
    "created_at",
    "updated_at",
    "deleted_at",
    "metadata",
  ],
  relationFields: {},
  relations: ["shipping_addresses", "billing_address"],
}
