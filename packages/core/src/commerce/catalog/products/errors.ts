import { defineErrors } from "../../../platform/kernel/errors.ts"

export const productErrors = defineErrors("products", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Product with id: ${id} was not found`,
    when: "No product has this ID, it was deleted, or the Store API does not return it.",
    fix: "List the products to find the ID; for the Store API, check that the product is published and in the sales channel.",
  },
  in_use: {
    type: "not_allowed",
    message: () => "Products that are in carts or orders can only be deleted softly",
    when: "The `delete` method of the product module is called for a product whose variants are in line items or claims. The HTTP API never returns this error: it soft-deletes products.",
    fix: "Soft-delete the product instead: it is no longer returned, and orders keep their items.",
  },
  image_not_found: {
    type: "not_found",
    message: (id: string) => `Image with id: ${id} was not found`,
    when: "The product has no image with this ID.",
    fix: "Retrieve the product to find the IDs of its `images`.",
  },
  tag_not_found: {
    type: "not_found",
    message: (id: string) => `ProductTag with id: ${id} was not found`,
    when: "No tag has this ID, or it was deleted.",
    fix: "List the tags to find the ID.",
  },
  type_not_found: {
    type: "not_found",
    message: (id: string) => `ProductType with id: ${id} was not found`,
    when: "No product type has this ID, or it was deleted.",
    fix: "List the types to find the ID.",
  },
  variant_not_found: {
    type: "not_found",
    message: (id: string) => `Variant with id: ${id} was not found`,
    when: "No variant has this ID, it was deleted, or it belongs to another product.",
    fix: "Retrieve the product to find the IDs of its variants.",
  },
  invalid_preview_token: {
    type: "unauthorized",
    message: () => "The preview token is invalid or has expired",
    when: "The header `x-preview-token` does not contain a token from `POST /admin/products/{id}/preview`, or the token is older than 24 hours.",
    fix: "Request a new preview of the product, or leave the header out.",
  },
  cart_not_found: {
    type: "not_found",
    message: (id: string) => `Cart with ${id} was not found`,
    when: "The `cart_id` for which prices are requested does not exist.",
    fix: "Use the ID of an existing cart, or send a `region_id`.",
  },
  variant_refused: {
    type: "invalid_data",
    message: (reason: string) => reason,
    when: "A variant cannot be saved: its title is missing, one of its codes is taken, or a price names an unknown currency or region. The message is the one of the cause, such as `title must be a string`, `Product_variant with sku … already exists.` or `Currency with currency_code … does not exist.`",
    fix: "Change the value that the message names.",
  },
  product_id_missing: {
    type: "invalid_data",
    message: () => "Product id missing",
    when: "The product that the variant is created for does not exist.",
    fix: "Use the ID of an existing product.",
  },
  option_count_differs: {
    type: "invalid_data",
    message: (ofProduct: number, ofVariant: number) =>
      `Product options length does not match variant options length. Product has ${ofProduct} and variant has ${ofVariant}.`,
    when: "The variant does not have exactly one value for each option of its product.",
    fix: "Send one value for each option.",
  },
  option_value_missing: {
    type: "invalid_data",
    message: (title: string) => `Variant options do not contain value for ${title}`,
    when: "The variant has no value for one of its product's options.",
    fix: "Send a value with the ID of the named option.",
  },
  variant_exists: {
    type: "invalid_data",
    message: (title: string) => `Variant with title ${title} with provided options already exists`,
    when: "Another variant of the product has the same option values.",
    fix: "Choose other values, or update the existing variant.",
  },
  option_title_taken: {
    type: "duplicate_error",
    message: (title: string) => `An option with the title: ${title} already exists`,
    when: "The product has an option with this title already.",
    fix: "Choose another title.",
  },
  option_rename_taken: {
    type: "not_found",
    message: (title: string) => `An option with title ${title} already exists`,
    when: "Another option of the product has this title.",
    fix: "Choose another title.",
  },
  option_value_not_found: {
    type: "not_found",
    message: () => "Product option value not found",
    when: "The variant has no value for this option, which may belong to another product.",
    fix: "Use the IDs of the product's own options.",
  },
  variants_not_of_product: {
    type: "not_found",
    message: (ids: readonly string[]) =>
      `Variants with id: ${ids.join(", ")} are not associated with this product`,
    when: "One of the variants in the update does not exist or belongs to another product.",
    fix: "Send the IDs of the product's own variants; leave `id` out to create a variant.",
  },
  inventory_quantity_missing: {
    type: "invalid_data",
    message: () => "Can't insert null value in field inventory_quantity on insert in table product_variant",
    when: "A new variant in the product's `variants` has no `inventory_quantity`.",
    fix: "Send `inventory_quantity`; 0 is allowed.",
  },
  option_not_found: {
    type: "not_found",
    message: (id: string) => `Option with id: ${id} does not exist`,
    when: "The product has no option with this ID. Deleting an option that does not exist succeeds.",
    fix: "Retrieve the product to find the IDs of its options.",
  },
  option_in_use: {
    type: "invalid_data",
    message: () =>
      "To delete an option, first delete all variants, such that when an option is deleted, no duplicate variants will exist.",
    when: "The option cannot be deleted while the product's variants have different values for it.",
    fix: "Delete variants until at most one is left or all have the same value for the option.",
  },
})
