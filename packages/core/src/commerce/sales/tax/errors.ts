import { defineErrors } from "../../../platform/kernel/errors.ts"

export const taxErrors = defineErrors("tax", {
  rate_not_found: {
    type: "not_found",
    message: (id: string) => `TaxRate with ${id} was not found`,
    when: "No tax rate has this ID, or it was deleted.",
    fix: "List the tax rates and use the ID of one of them.",
  },
  provider_not_found: {
    type: "not_found",
    message: (id: string) => `Could not find a tax provider with id: ${id}`,
    when: "The region's tax provider is not installed on the server.",
    fix: "Install the provider, or set the region's `tax_provider_id` to null.",
  },
  target_not_found: {
    type: "not_found",
    message: (kind: "Product" | "Product type" | "Shipping Option", id: string) =>
      `${kind} with ${kind === "Shipping Option" ? "" : "id: "}${id} was not found`,
    wordings: [
      ["Product", "…"],
      ["Product type", "…"],
      ["Shipping Option", "…"],
    ],
    when: "A product, product type or shipping option of the tax rate does not exist.",
    fix: "Leave the ID out, or create the resource first.",
  },
  option_of_other_region: {
    type: "not_allowed",
    message: (option: InRegion, rate: InRegion) =>
      "Shipping Option and Tax Rate must belong to the same Region to be associated. " +
      `Shipping Option with id: ${option.id} belongs to Region with id: ${option.region_id} and ` +
      `Tax Rate with id: ${rate.id} belongs to Region with id: ${rate.region_id}`,
    when: "A shipping option of the tax rate belongs to another region.",
    fix: "Create a tax rate in the shipping option's region.",
  },
})

interface InRegion {
  readonly id: string
  readonly region_id: string
}
