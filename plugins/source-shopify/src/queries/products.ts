const variantFields = `id title sku barcode price compareAtPrice inventoryQuantity inventoryPolicy taxable
  selectedOptions { name value }
  inventoryItem { tracked harmonizedSystemCode countryCodeOfOrigin measurement { weight { unit value } } }`

/** A page of products, each with its first variants and images. */
export const productsQuery = `query Products($first: Int!, $after: String) {
  shop { currencyCode }
  products(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id title handle descriptionHtml status productType vendor tags isGiftCard
      seo { title description }
      options { name }
      collections(first: 5) { nodes { id title handle } }
      media(first: 10) { pageInfo { hasNextPage endCursor } nodes { ... on MediaImage { image { url } } } }
      variants(first: 10) { pageInfo { hasNextPage endCursor } nodes { ${variantFields} } }
    }
  }
}`

/** Further variants of a product. */
export const variantsQuery = `query Variants($id: ID!, $first: Int!, $after: String) {
  product(id: $id) {
    variants(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${variantFields} } }
  }
}`

/** Further images of a product. */
export const mediaQuery = `query Media($id: ID!, $first: Int!, $after: String) {
  product(id: $id) {
    media(first: $first, after: $after) {
      pageInfo { hasNextPage endCursor } nodes { ... on MediaImage { image { url } } }
    }
  }
}`

/** A page of a connection. */
export interface Connection<T> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly nodes: readonly T[]
}

/** A variant as Shopify describes it. */
export interface ShopifyVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly price: string
  readonly compareAtPrice: string | null
  readonly inventoryQuantity: number | null
  readonly inventoryPolicy: "DENY" | "CONTINUE"
  readonly taxable: boolean
  readonly selectedOptions: readonly { readonly name: string; readonly value: string }[]
  readonly inventoryItem: {
    readonly tracked: boolean
    readonly harmonizedSystemCode: string | null
    readonly countryCodeOfOrigin: string | null
    readonly measurement: { readonly weight: { readonly unit: string; readonly value: number } | null } | null
  } | null
}

/** Media of a product; only images have `image`. */
export interface ShopifyMedia {
  readonly image?: { readonly url: string } | null
}

/** A product as Shopify describes it. */
export interface ShopifyProduct {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly descriptionHtml: string
  readonly status: string
  readonly productType: string
  readonly vendor: string
  readonly tags: readonly string[]
  readonly isGiftCard: boolean
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly options: readonly { readonly name: string }[]
  readonly collections: {
    readonly nodes: readonly { readonly id: string; readonly title: string; readonly handle: string }[]
  }
  readonly media: Connection<ShopifyMedia>
  readonly variants: Connection<ShopifyVariant>
}

/** The response of `productsQuery`. */
export interface ProductsData {
  readonly shop: { readonly currencyCode: string }
  readonly products: Connection<ShopifyProduct>
}
