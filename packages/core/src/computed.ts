import * as z from "zod"

const taxRates = z.array(
  z.object({
    rate: z.number().nullable().describe("The rate in percent."),
    name: z.string().describe("The name of the rate."),
    code: z.string().nullable().describe("The code of the rate, for accounting."),
  }),
)
const price = (about: string) => z.int().nullable().describe(about)
const amount = (about: string) => z.int().describe(`${about}, in the currency's smallest unit.`)
/** A name that v1's documents have and that no answer has. */
const neverGiven = (why: string) => z.never().optional().describe(`Never given: ${why}.`)
const providers = z.array(
  z.object({
    id: z.string().describe("The ID of the provider."),
    is_installed: z.boolean().describe("Whether the provider is installed on the running server."),
  }),
)

/** A level of an inventory item, as responses with the item have it. */
export const stockedLevel = z.looseObject({
  id: z.string().describe("The ID of the level."),
  inventory_item_id: z.string().describe("The ID of the inventory item."),
  location_id: z.string().describe("The ID of the stock location."),
  stocked_quantity: z.int().describe("Units in stock at the location."),
  reserved_quantity: z.int().describe("Units of those that are reserved."),
  incoming_quantity: z.int().describe("Units that are expected."),
  available_quantity: z.int().optional().describe("Units in stock that are not reserved."),
})

/** Fields of answers that no column holds, by entity: totals, prices, availability. */
export const computed: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  BatchJob: {
    status: z
      .enum(["created", "pre_processed", "confirmed", "processing", "completed", "canceled", "failed"])
      .describe("What happened to it last."),
  },
  Cart: {
    payment_session: z
      .looseObject({ id: z.string(), provider_id: z.string() })
      .describe("The selected payment session; left out while none is."),
    subtotal: amount("The lines without tax, before discounts"),
    discount_total: amount("What discounts take off the lines, without tax"),
    item_tax_total: amount("The tax on the lines after discounts"),
    shipping_total: amount("The shipping methods without tax"),
    shipping_tax_total: amount("The tax on the shipping methods"),
    tax_total: amount("The tax on lines and shipping methods"),
    gift_card_total: amount("What gift cards pay"),
    gift_card_tax_total: amount("The tax that was paid when those gift cards were bought"),
    total: amount("What is to be paid"),
    refunded_total: neverGiven("a cart has no payments yet"),
    refundable_amount: neverGiven("a cart has no payments yet"),
    sales_channels: neverGiven("a cart has one `sales_channel`"),
    raw_discount_total: z
      .number()
      .describe(
        "The discounts of the lines with their fractions; answers about payment sessions and drafts have it.",
      ),
  },
  ProductCategory: {
    mpath: neverGiven("the path of a category in the tree is kept inside"),
  },
  SalesChannel: {
    carts: neverGiven("carts cannot be listed"),
    orders: neverGiven("GET /admin/orders takes a `sales_channel_id`"),
  },
  InventoryItem: {
    location_levels: z
      .array(stockedLevel)
      .describe(
        "The item's levels, one for each stock location. In the response of an item, `available_quantity` of a level is the number of units that are in stock and not reserved.",
      ),
    stocked_quantity: z.int().describe("Units in stock at all of these locations."),
    reserved_quantity: z.int().describe("Units that are reserved at all of these locations."),
  },
  LineItem: {
    subtotal: amount("All units without tax, before discounts"),
    discount_total: amount("What discounts take off the line, without tax"),
    raw_discount_total: z
      .number()
      .describe("The same with its fraction: a share of a discount over the whole cart has one."),
    tax_total: amount("The tax after discounts"),
    original_tax_total: amount("The tax before discounts"),
    total: amount("What the line costs, discounts and tax included"),
    original_total: amount("What the line would cost without discounts, tax included"),
    refundable: amount("What can be refunded for it; on lines of orders"),
  },
  MoneyAmount: {
    variant_id: z.string().describe("The variant that the price is for."),
  },
  Order: {
    subtotal: amount("The lines without tax, before discounts"),
    discount_total: amount("What discounts take off the lines, without tax"),
    raw_discount_total: z.number().describe("The same with its fraction."),
    item_tax_total: amount("The tax on the lines after discounts"),
    shipping_total: amount("The shipping methods without tax"),
    shipping_tax_total: amount("The tax on the shipping methods"),
    tax_total: amount("The tax on lines and shipping methods"),
    gift_card_total: amount("What gift cards paid"),
    gift_card_tax_total: amount("The tax that was paid when those gift cards were bought"),
    total: amount("What the order costs"),
    paid_total: amount("What was paid, authorized amounts included"),
    refunded_total: amount("What was refunded"),
    refundable_amount: amount("What can still be refunded"),
    returnable_items: z
      .array(z.looseObject({ id: z.string() }))
      .optional()
      .describe(
        "The lines that can be returned; only in the response to a single order, when `expand` names it.",
      ),
    sales_channels: neverGiven("an order has one `sales_channel`"),
  },
  OrderEdit: {
    status: z
      .enum(["created", "requested", "confirmed", "declined", "canceled"])
      .describe("The status of the edit, which follows from its timestamps."),
    subtotal: amount("The edited lines without tax, before discounts"),
    discount_total: amount("What discounts take off the edited lines, without tax"),
    shipping_total: amount("The order's shipping methods without tax"),
    tax_total: amount("The tax on edited lines and shipping methods"),
    gift_card_total: amount("What gift cards pay"),
    gift_card_tax_total: amount("The tax that was paid when those gift cards were bought"),
    total: amount("What the order would cost"),
    difference_due: amount("How much more that is than the order costs now; negative when it is less"),
  },
  Product: {
    profile_id: z
      .string()
      .nullable()
      .describe("The first of its shipping profiles, next to the list of all."),
  },
  ProductVariant: {
    original_price: price("The normal price here, in the currency's smallest unit."),
    calculated_price: price("The price that counts here, in the currency's smallest unit."),
    calculated_price_type: z
      .enum(["default", "sale", "override"])
      .describe("Where the price that counts comes from; left out where nothing is calculated."),
    original_price_includes_tax: z
      .boolean()
      .nullable()
      .describe("Whether the normal price contains the tax already."),
    calculated_price_includes_tax: z
      .boolean()
      .nullable()
      .describe("Whether the price that counts contains the tax already."),
    original_price_incl_tax: price("The normal price with tax; null where taxes are not automatic."),
    calculated_price_incl_tax: price("The price that counts with tax; null where taxes are not automatic."),
    original_tax: price("The tax in or on the normal price."),
    calculated_tax: price("The tax in or on the price that counts."),
    tax_rates: taxRates
      .nullable()
      .describe("The tax rates of the product; null where taxes are not automatic."),
    purchasable: z.boolean().describe("Whether it can be bought: in stock, not counted, or on backorder."),
  },
  ShippingMethod: {
    subtotal: amount("The price without tax; 0 under free shipping"),
    tax_total: amount("The tax; 0 under free shipping"),
    total: amount("The price with tax; 0 under free shipping"),
    original_tax_total: amount("The tax, free shipping or not"),
    original_total: amount("The price with tax, free shipping or not"),
  },
  ShippingOption: {
    price_incl_tax: z.int().describe("The price with tax, in the currency's smallest unit."),
    tax_rates: taxRates.describe("The tax rates that the tax comes from."),
    tax_amount: z.int().describe("The tax of the price, in the currency's smallest unit."),
  },
  Store: {
    feature_flags: z
      .array(
        z.object({
          key: z.string().describe("The name of the feature."),
          value: z.boolean().describe("Whether the feature is on."),
        }),
      )
      .describe("The features of v1 that could be switched off there; all are on."),
    modules: z
      .array(
        z.object({
          module: z.string().describe("The name of the module."),
          resolution: z.string().describe("The package that provides the module."),
        }),
      )
      .describe("The modules of v1 that were optional there; all are part of the core."),
    payment_providers: providers.describe("The installed payment providers."),
    fulfillment_providers: providers.describe("The installed fulfillment providers."),
  },
  TaxRate: {
    product_count: z
      .int()
      .describe("The number of products that the rate applies to; returned only if `fields` names it."),
    product_type_count: z
      .int()
      .describe("The number of product types that the rate applies to; returned only if `fields` names it."),
    shipping_option_count: z
      .int()
      .describe(
        "The number of shipping options that the rate applies to; returned only if `fields` names it.",
      ),
  },
}
