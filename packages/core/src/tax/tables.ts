import { abstractEntity, entity, one, through } from "../query/entity.ts"

/** A percentage of tax in a region, for all or for some of what is sold. */
export const TaxRate = entity({
  name: "TaxRate",
  table: "tax_rate",
  idPrefix: "txr",
  about: "A percentage of tax in a region, for all or for some of what is sold.",
  columns: {
    rate: "The percentage.",
    code: "The code of the rate in the tax system.",
    name: "The name of the rate.",
    region_id: "The region it holds in.",
  },
  relations: {
    region: one("Region", "region_id"),
    products: through("Product", "product_tax_rate", "rate_id", "product_id"),
    product_types: through("ProductType", "product_type_tax_rate", "rate_id", "product_type_id"),
    shipping_options: through("ShippingOption", "shipping_tax_rate", "rate_id", "shipping_option_id"),
  },
})

/** Applies a tax rate to a product. */
export const ProductTaxRate = entity({
  name: "ProductTaxRate",
  table: "product_tax_rate",
  about: "Applies a tax rate to a product.",
  columns: {
    product_id: "The product.",
    rate_id: "The tax rate.",
  },
  relations: {
    product: one("Product", "product_id"),
    tax_rate: one("TaxRate", "rate_id"),
  },
})

/** Applies a tax rate to all products of a type. */
export const ProductTypeTaxRate = entity({
  name: "ProductTypeTaxRate",
  table: "product_type_tax_rate",
  about: "Applies a tax rate to all products of a type.",
  columns: {
    product_type_id: "The product type.",
    rate_id: "The tax rate.",
  },
  relations: {
    product_type: one("ProductType", "product_type_id"),
    tax_rate: one("TaxRate", "rate_id"),
  },
})

/** Applies a tax rate to a shipping option. */
export const ShippingTaxRate = entity({
  name: "ShippingTaxRate",
  table: "shipping_tax_rate",
  about: "Applies a tax rate to a shipping option.",
  columns: {
    shipping_option_id: "The shipping option.",
    rate_id: "The tax rate.",
  },
  relations: {
    shipping_option: one("ShippingOption", "shipping_option_id"),
    tax_rate: one("TaxRate", "rate_id"),
  },
})

/** A service that computes taxes. */
export const TaxProvider = entity({
  name: "TaxProvider",
  table: "tax_provider",
  about: "A service that computes taxes.",
  columns: {
    id: "The provider's own name.",
    is_installed: "Whether the running server has this provider.",
  },
})

/** A tax rate as it applies to something in a cart or order. */
export const TaxLine = abstractEntity({
  name: "TaxLine",
  about: "A tax rate as it applies to something in a cart or order.",
  columns: {
    rate: "The percentage.",
    name: "The name of the rate.",
    code: "The code of the rate in the tax system.",
  },
})

/** A tax rate as it applies to a line item. */
export const LineItemTaxLine = entity({
  name: "LineItemTaxLine",
  table: "line_item_tax_line",
  idPrefix: "litl",
  about: "A tax rate as it applies to a line item.",
  columns: {
    ...TaxLine.columns,
    item_id: "The line item it taxes.",
  },
  relations: {
    item: one("LineItem", "item_id"),
  },
})

/** A tax rate as it applies to a shipping method. */
export const ShippingMethodTaxLine = entity({
  name: "ShippingMethodTaxLine",
  table: "shipping_method_tax_line",
  idPrefix: "smtl",
  about: "A tax rate as it applies to a shipping method.",
  columns: {
    ...TaxLine.columns,
    shipping_method_id: "The shipping method it taxes.",
  },
  relations: {
    shipping_method: one("ShippingMethod", "shipping_method_id"),
  },
})
