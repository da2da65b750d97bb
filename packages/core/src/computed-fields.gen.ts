// Generated from the operations by `npm run generate`. Do not edit.

/** Fields of responses that no column holds, by entity. */
export interface ComputedFields {
  BatchJob: {
    /** What happened to it last. */
    status: "created" | "pre_processed" | "confirmed" | "processing" | "completed" | "canceled" | "failed"
  }
  Cart: {
    /** The selected payment session; left out while none is. */
    payment_session: { id: string; provider_id: string; [name: string]: unknown }
    /** The lines without tax, before discounts, in the currency's smallest unit. */
    subtotal: number
    /** What discounts take off the lines, without tax, in the currency's smallest unit. */
    discount_total: number
    /** The tax on the lines after discounts, in the currency's smallest unit. */
    item_tax_total: number
    /** The shipping methods without tax, in the currency's smallest unit. */
    shipping_total: number
    /** The tax on the shipping methods, in the currency's smallest unit. */
    shipping_tax_total: number
    /** The tax on lines and shipping methods, in the currency's smallest unit. */
    tax_total: number
    /** What gift cards pay, in the currency's smallest unit. */
    gift_card_total: number
    /** The tax that was paid when those gift cards were bought, in the currency's smallest unit. */
    gift_card_tax_total: number
    /** What is to be paid, in the currency's smallest unit. */
    total: number
    /** The discounts of the lines with their fractions; answers about payment sessions and drafts have it. */
    raw_discount_total: number
  }
  ProductCategory: {}
  SalesChannel: {}
  InventoryItem: {
    /** The item's levels, one for each stock location. In the response of an item, `available_quantity` of a level is the number of units that are in stock and not reserved. */
    location_levels: {
      /** The ID of the level. */
      id: string
      /** The ID of the inventory item. */
      inventory_item_id: string
      /** The ID of the stock location. */
      location_id: string
      /** Units in stock at the location. */
      stocked_quantity: number
      /** Units of those that are reserved. */
      reserved_quantity: number
      /** Units that are expected. */
      incoming_quantity: number
      /** Units in stock that are not reserved. */
      available_quantity?: number
      [name: string]: unknown
    }[]
    /** Units in stock at all of these locations. */
    stocked_quantity: number
    /** Units that are reserved at all of these locations. */
    reserved_quantity: number
  }
  LineItem: {
    /** All units without tax, before discounts, in the currency's smallest unit. */
    subtotal: number
    /** What discounts take off the line, without tax, in the currency's smallest unit. */
    discount_total: number
    /** The same with its fraction: a share of a discount over the whole cart has one. */
    raw_discount_total: number
    /** The tax after discounts, in the currency's smallest unit. */
    tax_total: number
    /** The tax before discounts, in the currency's smallest unit. */
    original_tax_total: number
    /** What the line costs, discounts and tax included, in the currency's smallest unit. */
    total: number
    /** What the line would cost without discounts, tax included, in the currency's smallest unit. */
    original_total: number
    /** What can be refunded for it; on lines of orders, in the currency's smallest unit. */
    refundable: number
  }
  MoneyAmount: {
    /** The variant that the price is for. */
    variant_id: string
  }
  Order: {
    /** The lines without tax, before discounts, in the currency's smallest unit. */
    subtotal: number
    /** What discounts take off the lines, without tax, in the currency's smallest unit. */
    discount_total: number
    /** The same with its fraction. */
    raw_discount_total: number
    /** The tax on the lines after discounts, in the currency's smallest unit. */
    item_tax_total: number
    /** The shipping methods without tax, in the currency's smallest unit. */
    shipping_total: number
    /** The tax on the shipping methods, in the currency's smallest unit. */
    shipping_tax_total: number
    /** The tax on lines and shipping methods, in the currency's smallest unit. */
    tax_total: number
    /** What gift cards paid, in the currency's smallest unit. */
    gift_card_total: number
    /** The tax that was paid when those gift cards were bought, in the currency's smallest unit. */
    gift_card_tax_total: number
    /** What the order costs, in the currency's smallest unit. */
    total: number
    /** What was paid, authorized amounts included, in the currency's smallest unit. */
    paid_total: number
    /** What was refunded, in the currency's smallest unit. */
    refunded_total: number
    /** What can still be refunded, in the currency's smallest unit. */
    refundable_amount: number
    /** The lines that can be returned; only in the response to a single order, when `expand` names it. */
    returnable_items: { id: string; [name: string]: unknown }[]
  }
  OrderEdit: {
    /** The status of the edit, which follows from its timestamps. */
    status: "created" | "requested" | "confirmed" | "declined" | "canceled"
    /** The edited lines without tax, before discounts, in the currency's smallest unit. */
    subtotal: number
    /** What discounts take off the edited lines, without tax, in the currency's smallest unit. */
    discount_total: number
    /** The order's shipping methods without tax, in the currency's smallest unit. */
    shipping_total: number
    /** The tax on edited lines and shipping methods, in the currency's smallest unit. */
    tax_total: number
    /** What gift cards pay, in the currency's smallest unit. */
    gift_card_total: number
    /** The tax that was paid when those gift cards were bought, in the currency's smallest unit. */
    gift_card_tax_total: number
    /** What the order would cost, in the currency's smallest unit. */
    total: number
    /** How much more that is than the order costs now; negative when it is less, in the currency's smallest unit. */
    difference_due: number
  }
  Product: {
    /** The first of its shipping profiles, next to the list of all. */
    profile_id: string | null
  }
  ProductVariant: {
    /** The normal price here, in the currency's smallest unit. */
    original_price: number | null
    /** The price that counts here, in the currency's smallest unit. */
    calculated_price: number | null
    /** Where the price that counts comes from; left out where nothing is calculated. */
    calculated_price_type: "default" | "sale" | "override"
    /** Whether the normal price contains the tax already. */
    original_price_includes_tax: boolean | null
    /** Whether the price that counts contains the tax already. */
    calculated_price_includes_tax: boolean | null
    /** The normal price with tax; null where taxes are not automatic. */
    original_price_incl_tax: number | null
    /** The price that counts with tax; null where taxes are not automatic. */
    calculated_price_incl_tax: number | null
    /** The tax in or on the normal price. */
    original_tax: number | null
    /** The tax in or on the price that counts. */
    calculated_tax: number | null
    /** The tax rates of the product; null where taxes are not automatic. */
    tax_rates:
      | {
          /** The rate in percent. */
          rate: number | null
          /** The name of the rate. */
          name: string
          /** The code of the rate, for accounting. */
          code: string | null
        }[]
      | null
    /** Whether it can be bought: in stock, not counted, or on backorder. */
    purchasable: boolean
  }
  ShippingMethod: {
    /** The price without tax; 0 under free shipping, in the currency's smallest unit. */
    subtotal: number
    /** The tax; 0 under free shipping, in the currency's smallest unit. */
    tax_total: number
    /** The price with tax; 0 under free shipping, in the currency's smallest unit. */
    total: number
    /** The tax, free shipping or not, in the currency's smallest unit. */
    original_tax_total: number
    /** The price with tax, free shipping or not, in the currency's smallest unit. */
    original_total: number
  }
  ShippingOption: {
    /** The price with tax, in the currency's smallest unit. */
    price_incl_tax: number
    /** The tax rates that the tax comes from. */
    tax_rates: {
      /** The rate in percent. */
      rate: number | null
      /** The name of the rate. */
      name: string
      /** The code of the rate, for accounting. */
      code: string | null
    }[]
    /** The tax of the price, in the currency's smallest unit. */
    tax_amount: number
  }
  Store: {
    /** The features of v1 that could be switched off there; all are on. */
    feature_flags: {
      /** The name of the feature. */
      key: string
      /** Whether the feature is on. */
      value: boolean
    }[]
    /** The modules of v1 that were optional there; all are part of the core. */
    modules: {
      /** The name of the module. */
      module: string
      /** The package that provides the module. */
      resolution: string
    }[]
    /** The installed payment providers. */
    payment_providers: {
      /** The ID of the provider. */
      id: string
      /** Whether the provider is installed on the running server. */
      is_installed: boolean
    }[]
    /** The installed fulfillment providers. */
    fulfillment_providers: {
      /** The ID of the provider. */
      id: string
      /** Whether the provider is installed on the running server. */
      is_installed: boolean
    }[]
  }
  TaxRate: {
    /** The number of products that the rate applies to; returned only if `fields` names it. */
    product_count: number
    /** The number of product types that the rate applies to; returned only if `fields` names it. */
    product_type_count: number
    /** The number of shipping options that the rate applies to; returned only if `fields` names it. */
    shipping_option_count: number
  }
}
