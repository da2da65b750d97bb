/** What a store at Shopify has. */
export interface ShopifyCatalog {
  currency: string
  products: TestProduct[]
  customers: TestCustomer[]
  orders: TestOrder[]
}

/** An amount of a test. */
export const money = (amount: string) => ({ shopMoney: { amount } })

/** A line of an order of a test. */
export interface TestLine {
  id: string
  [field: string]: unknown
}

/** An order of a test. */
export interface TestOrder {
  id: string
  name: string
  lineItems: TestLine[]
  shippingLines: object[]
  fulfillments: { fulfillmentLineItems: object[]; [field: string]: unknown }[]
  [field: string]: unknown
}

/** A line of two units for 19.90, without tax. */
export function testLine(id: number, more: object = {}): TestLine {
  return {
    id: `gid://shopify/LineItem/${id}`,
    title: "Teapot",
    variantTitle: "S / Red",
    quantity: 2,
    isGiftCard: false,
    variant: null,
    originalUnitPriceSet: money("19.90"),
    discountAllocations: [],
    taxLines: [],
    ...more,
  }
}

/** A paid order of two units for 19.90 and shipping for 5.00, without taxes. */
export function testOrder(id: number, more: Partial<TestOrder> = {}): TestOrder {
  return {
    id: `gid://shopify/Order/${id}`,
    name: `#${id}`,
    email: "ada@example.com",
    createdAt: "2026-03-01T10:00:00Z",
    processedAt: "2026-03-01T10:00:05Z",
    updatedAt: "2026-03-02T10:00:00Z",
    cancelledAt: null,
    closedAt: null,
    test: false,
    note: null,
    tags: [],
    currencyCode: "EUR",
    presentmentCurrencyCode: "EUR",
    taxesIncluded: false,
    displayFinancialStatus: "PAID",
    paymentGatewayNames: ["shopify_payments"],
    discountCodes: [],
    customer: null,
    totalPriceSet: money("44.80"),
    totalTaxSet: money("0.00"),
    shippingAddress: {
      firstName: "Ada",
      address1: "Street 1",
      city: "Berlin",
      countryCodeV2: "DE",
      zip: "10115",
    },
    billingAddress: null,
    lineItems: [testLine(id * 10)],
    shippingLines: [{ title: "Standard", discountedPriceSet: money("5.00"), taxLines: [] }],
    refunds: [],
    fulfillments: [],
    ...more,
  }
}

/** A variant of a test. */
export interface TestVariant {
  id: string
  title: string
  sku: string | null
  barcode: string | null
  price: string
  compareAtPrice: string | null
  inventoryQuantity: number
  inventoryPolicy: string
  taxable: boolean
  selectedOptions: { name: string; value: string }[]
  inventoryItem: object
}

/** A product of a test. */
export interface TestProduct {
  id: string
  title: string
  handle: string
  descriptionHtml: string
  status: string
  productType: string
  vendor: string
  tags: string[]
  isGiftCard: boolean
  seo: { title: string | null; description: string | null }
  options: { name: string }[]
  collections: { id: string; title: string; handle: string }[]
  media: object[]
  variants: TestVariant[]
}

/** A customer of a test. */
export interface TestCustomer {
  id: string
  firstName: string | null
  lastName: string | null
  state: string
  note: string | null
  tags: string[]
  locale: string
  taxExempt: boolean
  defaultEmailAddress: { emailAddress: string } | null
  defaultPhoneNumber: { phoneNumber: string } | null
  addresses: { id: string; countryCodeV2: string | null; [field: string]: string | null }[]
}

/** A variant with the given values of its options. */
export function testVariant(
  id: number,
  values: Record<string, string>,
  more: Partial<TestVariant> = {},
): TestVariant {
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    title: Object.values(values).join(" / "),
    sku: `SKU-${id}`,
    barcode: null,
    price: "19.90",
    compareAtPrice: null,
    inventoryQuantity: 7,
    inventoryPolicy: "DENY",
    taxable: true,
    selectedOptions: Object.entries(values).map(([name, value]) => ({ name, value })),
    inventoryItem: {
      tracked: true,
      harmonizedSystemCode: null,
      countryCodeOfOrigin: null,
      measurement: { weight: { unit: "KILOGRAMS", value: 0.25 } },
    },
    ...more,
  }
}

/** A product with one variant. */
export function testProduct(id: number, title: string, more: Partial<TestProduct> = {}): TestProduct {
  return {
    id: `gid://shopify/Product/${id}`,
    title,
    handle: title.toLowerCase().replaceAll(" ", "-"),
    descriptionHtml: `<p>${title}</p>`,
    status: "ACTIVE",
    productType: "",
    vendor: "",
    tags: [],
    isGiftCard: false,
    seo: { title: null, description: null },
    options: [{ name: "Title" }],
    collections: [],
    media: [],
    variants: [testVariant(id * 100, { Title: "Default Title" })],
    ...more,
  }
}

/** A customer with an account and an address in Germany. */
export function testCustomer(id: number, name: string, more: Partial<TestCustomer> = {}): TestCustomer {
  return {
    id: `gid://shopify/Customer/${id}`,
    firstName: name,
    lastName: "Example",
    state: "ENABLED",
    note: null,
    tags: [],
    locale: "de",
    taxExempt: false,
    defaultEmailAddress: { emailAddress: `${name}@Example.com` },
    defaultPhoneNumber: null,
    addresses: [
      {
        id: `gid://shopify/MailingAddress/${id}?model_name=CustomerAddress`,
        firstName: name,
        address1: "Street 1",
        city: "Berlin",
        countryCodeV2: "DE",
        zip: "10115",
      },
    ],
    ...more,
  }
}
