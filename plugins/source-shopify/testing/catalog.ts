/** What a store at Shopify has. */
export interface ShopifyCatalog {
  currency: string
  products: TestProduct[]
  customers: TestCustomer[]
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
