import { defineErrors } from "../kernel/errors.ts"

export const productErrors = defineErrors("products", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Product with id: ${id} was not found`,
    when: "No product has this id, or it is deleted, or the store may not show it.",
    fix: "List the products to find the id; in the store, see that the product is published and in the sales channel.",
  },
  in_use: {
    type: "not_allowed",
    message: () => "Products that are in carts or orders can only be deleted softly",
    when: "A product is to be removed for good while line items or claims still tell of its variants.",
    fix: "Delete it softly: it disappears from the shop, and orders keep what they tell.",
  },
  tag_not_found: {
    type: "not_found",
    message: (id: string) => `ProductTag with id: ${id} was not found`,
    when: "No tag has this id, or it was deleted.",
    fix: "List the tags to find the id.",
  },
  type_not_found: {
    type: "not_found",
    message: (id: string) => `ProductType with id: ${id} was not found`,
    when: "No product type has this id, or it was deleted.",
    fix: "List the types to find the id.",
  },
  variant_not_found: {
    type: "not_found",
    message: (id: string) => `Variant with id: ${id} was not found`,
    when: "No variant has this id, or it is deleted, or it is another product's.",
    fix: "Read the product to find the ids of its variants.",
  },
  cart_not_found: {
    type: "not_found",
    message: (id: string) => `Cart with ${id} was not found`,
    when: "Prices are asked for a cart that does not exist.",
    fix: "Use the id of an existing cart, or name a region.",
  },
  variant_refused: {
    type: "invalid_data",
    message: (reason: string) => reason,
    when: "A variant cannot be saved: a code is taken already, or a price names an unknown currency or region.",
    fix: "The message says which value stands in the way; change it.",
  },
  product_id_missing: {
    type: "invalid_data",
    message: () => "Product id missing",
    when: "A variant is to be added to a product that does not exist.",
    fix: "Use the id of an existing product.",
  },
  option_count_differs: {
    type: "invalid_data",
    message: (ofProduct: number, ofVariant: number) =>
      `Product options length does not match variant options length. Product has ${ofProduct} and variant has ${ofVariant}.`,
    when: "A variant does not give exactly one value for each option of its product.",
    fix: "Send one value for each option.",
  },
  option_value_missing: {
    type: "invalid_data",
    message: (title: string) => `Variant options do not contain value for ${title}`,
    when: "A variant gives no value for one of the options of its product.",
    fix: "Send a value with the id of the named option.",
  },
  variant_exists: {
    type: "invalid_data",
    message: (title: string) => `Variant with title ${title} with provided options already exists`,
    when: "Another variant of the product has the same option values.",
    fix: "Choose other values, or change the variant that is there.",
  },
  option_title_taken: {
    type: "duplicate_error",
    message: (title: string) => `An option with the title: ${title} already exists`,
    when: "The product has an option of this title already.",
    fix: "Choose another title.",
  },
  option_rename_taken: {
    type: "not_found",
    message: (title: string) => `An option with title ${title} already exists`,
    when: "An option is renamed to the title of another option of the product.",
    fix: "Choose another title.",
  },
  option_value_not_found: {
    type: "not_found",
    message: () => "Product option value not found",
    when: "A variant gets a value for an option that it has none for.",
    fix: "Use the ids of the product's own options.",
  },
  variants_not_of_product: {
    type: "not_found",
    message: (ids: readonly string[]) =>
      `Variants with id: ${ids.join(", ")} are not associated with this product`,
    when: "A product is changed together with variants that are not its own.",
    fix: "Send the ids of the product's own variants; leave the id out to make a new variant.",
  },
  inventory_quantity_missing: {
    type: "invalid_data",
    message: () => "Can't insert null value in field inventory_quantity on insert in table product_variant",
    when: "A variant that is new in the list of a product's variants says no inventory_quantity.",
    fix: "Say how many units there are; 0 is fine.",
  },
  option_not_found: {
    type: "not_found",
    message: (id: string) => `Option with id: ${id} does not exist`,
    when: "The product has no option with this id.",
    fix: "Read the product to find the ids of its options.",
  },
  option_in_use: {
    type: "invalid_data",
    message: () =>
      "To delete an option, first delete all variants, such that when an option is deleted, no duplicate variants will exist.",
    when: "An option is deleted while the variants of the product differ in it.",
    fix: "Delete variants until at most one is left, or until all have the same value for the option.",
  },
})
