import { abstractEntity, entity, one, through } from "../../../platform/query/entity.ts"

/** A tax rate of a region for certain products, product types or shipping options. */
export const TaxRate = entity({
  name: "TaxRate",
  table: "tax_rate",
  idPrefix: "txr",
  about: "A tax rate of a region for certain products, product types or shipping options.",
  columns: {
    rate: "The rate in percent; null counts as 0.",
    code: "The code of the rate, as a tax system knows it.",
    name: "The rate's name.",
    region_id: "The region in which the rate applies.",
  },
  relations: {
    region: one("Region", "region_id"),
    products: through("Product", "product_tax_rate", "rate_id", "product_id", { isSet: true }),
    product_types: through("ProductType", "product_type_tax_rate", "rate_id", "product_type_id"),
    shipping_options: through("ShippingOption", "shipping_tax_rate", "rate_id", "shipping_option_id"),
  },
})

/** The link between a tax rate and a product it applies to. */
export const ProductTaxRate = entity({
  name: "ProductTaxRate",
  table: "product_tax_rate",
  about: "The link between a tax rate and a product it applies to.",
  columns: {
    product_id: "The product.",
    rate_id: "The tax rate.",
  },
  relations: {
    product: one("Product", "product_id"),
    tax_rate: one("TaxRate", "rate_id"),
  },
})

/** The link between a tax rate and a product type it applies to. */
export const ProductTypeTaxRate = entity({
  name: "ProductTypeTaxRate",
  table: "product_type_tax_rate",
  about: "The link between a tax rate and a product type it applies to.",
  columns: {
    product_type_id: "The product type.",
    rate_id: "The tax rate.",
  },
  relations: {
    product_type: one("ProductType", "product_type_id"),
    tax_rate: one("TaxRate", "rate_id"),
  },
})

/** The link between a tax rate and a shipping option it applies to. */
export const ShippingTaxRate = entity({
  name: "ShippingTaxRate",
  table: "shipping_tax_rate",
  about: "The link between a tax rate and a shipping option it applies to.",
  columns: {
    shipping_option_id: "The shipping option.",
    rate_id: "The tax rate.",
  },
  relations: {
    shipping_option: one("ShippingOption", "shipping_option_id"),
    tax_rate: one("TaxRate", "rate_id"),
  },
})

/** A tax provider that is, or was, installed on the server. */
export const TaxProvider = entity({
  name: "TaxProvider",
  table: "tax_provider",
  about: "A tax provider that is, or was, installed on the server.",
  columns: {
    id: "The ID that the code of the provider defines.",
    is_installed: "Whether the provider is installed on the running server.",
  },
})

/** A tax rate as applied to a line item or a shipping method; the fields that both kinds of tax lines share. */
export const TaxLine = abstractEntity({
  name: "TaxLine",
  about:
    "A tax rate as applied to a line item or a shipping method; the fields that both kinds of tax lines share.",
  columns: {
    rate: "The rate in percent.",
    name: "The rate's name.",
    code: "The code of the rate, as a tax system knows it.",
  },
})

/** A tax rate as applied to a line item. */
export const LineItemTaxLine = entity({
  name: "LineItemTaxLine",
  table: "line_item_tax_line",
  idPrefix: "litl",
  about: "A tax rate as applied to a line item.",
  columns: {
    ...TaxLine.columns,
    item_id: "The taxed line item.",
  },
  relations: {
    item: one("LineItem", "item_id"),
  },
})

/** A tax rate as applied to a shipping method. */
export const ShippingMethodTaxLine = entity({
  name: "ShippingMethodTaxLine",
  table: "shipping_method_tax_line",
  idPrefix: "smtl",
  about: "A tax rate as applied to a shipping method.",
  columns: {
    ...TaxLine.columns,
    shipping_method_id: "The taxed shipping method.",
  },
  relations: {
    shipping_method: one("ShippingMethod", "shipping_method_id"),
  },
})
