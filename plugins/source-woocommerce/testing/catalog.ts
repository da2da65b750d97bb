import type {
  WooAddress,
  WooCustomer,
  WooLine,
  WooOrder,
  WooProduct,
  WooVariation,
} from "../src/resources.ts"

/** What a store with WooCommerce has. */
export interface WooCatalog {
  currency: string
  weightUnit: string
  products: WooProduct[]
  /** by the IDs of their products */
  variations: Record<string, WooVariation[]>
  customers: WooCustomer[]
  orders: WooOrder[]
  /** the offset from which on the key is revoked */
  revokedFrom: number
}

/** A catalog without records. */
export const emptyCatalog = (): WooCatalog => ({
  currency: "EUR",
  weightUnit: "kg",
  products: [],
  variations: {},
  customers: [],
  orders: [],
  revokedFrom: Infinity,
})

/** A simple product. */
export function testProduct(id: number, name: string, more: Partial<WooProduct> = {}): WooProduct {
  return {
    id,
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    type: "simple",
    status: "publish",
    description: `<p>${name}</p>`,
    short_description: "",
    sku: `SKU-${id}`,
    price: "19.90",
    regular_price: "19.90",
    manage_stock: true,
    stock_quantity: 7,
    stock_status: "instock",
    backorders: "no",
    weight: "0.25",
    categories: [],
    tags: [],
    images: [],
    attributes: [],
    ...more,
  }
}

/** A variation with the given values of its attributes. */
export function testVariation(
  id: number,
  values: Record<string, string>,
  more: Partial<WooVariation> = {},
): WooVariation {
  const product = testProduct(id, `${id}`)
  return {
    ...product,
    attributes: Object.entries(values).map(([name, option]) => ({ name, option })),
    ...more,
  }
}

const noAddress: WooAddress = {
  first_name: "",
  last_name: "",
  company: "",
  address_1: "",
  address_2: "",
  city: "",
  state: "",
  postcode: "",
  country: "",
}

/** An address in Germany. */
export const testAddress: WooAddress = {
  ...noAddress,
  first_name: "Ada",
  address_1: "Street 1",
  city: "Berlin",
  postcode: "10115",
  country: "DE",
  phone: "123",
  email: "ada@example.com",
}

/** A customer with a billing address. */
export function testCustomer(id: number, name: string, more: Partial<WooCustomer> = {}): WooCustomer {
  return {
    id,
    email: `${name}@Example.com`,
    first_name: name,
    last_name: "Example",
    billing: testAddress,
    shipping: noAddress,
    ...more,
  }
}

/** A line of two units for 19.90, without tax. */
export function testLine(id: number, more: Partial<WooLine> = {}): WooLine {
  return {
    id,
    name: "Teapot",
    product_id: 0,
    variation_id: 0,
    quantity: 2,
    subtotal: "39.80",
    subtotal_tax: "0.00",
    total: "39.80",
    total_tax: "0.00",
    taxes: [],
    ...more,
  }
}

/** A paid order of two units for 19.90 and shipping for 5.00, without taxes. */
export function testOrder(id: number, more: Partial<WooOrder> = {}): WooOrder {
  return {
    id,
    number: `${id}`,
    status: "processing",
    currency: "EUR",
    date_created_gmt: "2026-03-01T10:00:00",
    date_modified_gmt: "2026-03-02T10:00:00",
    date_paid_gmt: "2026-03-01T10:00:05",
    date_completed_gmt: null,
    total: "44.80",
    total_tax: "0.00",
    prices_include_tax: false,
    customer_id: 0,
    customer_note: "",
    billing: testAddress,
    shipping: noAddress,
    payment_method_title: "Card",
    line_items: [testLine(id * 10)],
    tax_lines: [],
    shipping_lines: [{ method_title: "Standard", total: "5.00", total_tax: "0.00", taxes: [] }],
    fee_lines: [],
    coupon_lines: [],
    refunds: [],
    ...more,
  }
}
