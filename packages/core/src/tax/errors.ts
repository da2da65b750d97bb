import { defineErrors } from "../kernel/errors.ts"

export const taxErrors = defineErrors("tax", {
  rate_not_found: {
    type: "not_found",
    message: (id: string) => `TaxRate with ${id} was not found`,
    when: "No tax rate has this id, or it was deleted.",
    fix: "List the tax rates and use the id of one of them.",
  },
  provider_not_found: {
    type: "not_found",
    message: (id: string) => `Could not find a tax provider with id: ${id}`,
    when: "A region names a tax provider that the running server does not have.",
    fix: "Install the provider, or set the region's `tax_provider_id` to null.",
  },
  target_not_found: {
    type: "not_found",
    message: (kind: string, id: string) => `${kind} with id: ${id} was not found`,
    when: "A tax rate is put on a product, product type or shipping option that does not exist.",
    fix: "Leave the id out, or make the thing first.",
  },
  option_of_other_region: {
    type: "not_allowed",
    message: (option: InRegion, rate: InRegion) =>
      "Shipping Option and Tax Rate must belong to the same Region to be associated. " +
      `Shipping Option with id: ${option.id} belongs to Region with id: ${option.region_id} and ` +
      `Tax Rate with id: ${rate.id} belongs to Region with id: ${rate.region_id}`,
    when: "A tax rate is put on a shipping option of another region.",
    fix: "Make a tax rate in the region of the shipping option.",
  },
})

interface InRegion {
  readonly id: string
  readonly region_id: string
}
