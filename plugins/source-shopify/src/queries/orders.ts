import { addressFields, type ShopifyAddress } from "./customers.ts"
import type { Connection } from "./products.ts"

const money = "{ shopMoney { amount } }"
const taxLines = `taxLines { title ratePercentage priceSet ${money} }`
const lineFields = `id title variantTitle quantity isGiftCard variant { id } originalUnitPriceSet ${money}
  discountAllocations { allocatedAmountSet ${money} } ${taxLines}`

/** A page of orders with their first lines. */
export const ordersQuery = `query Orders($first: Int!, $after: String) {
  orders(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id name email createdAt processedAt updatedAt cancelledAt closedAt test note tags
      currencyCode presentmentCurrencyCode taxesIncluded displayFinancialStatus paymentGatewayNames discountCodes
      customer { id }
      totalPriceSet ${money}
      totalTaxSet ${money}
      shippingAddress { ${addressFields} }
      billingAddress { ${addressFields} }
      lineItems(first: 20) { pageInfo { hasNextPage endCursor } nodes { ${lineFields} } }
      shippingLines(first: 5) { pageInfo { hasNextPage endCursor }
        nodes { title discountedPriceSet ${money} ${taxLines} } }
      refunds(first: 10) { createdAt note totalRefundedSet ${money} }
      fulfillments(first: 5) {
        createdAt status trackingInfo(first: 5) { number url }
        fulfillmentLineItems(first: 20) { pageInfo { hasNextPage endCursor } nodes { quantity lineItem { id } } }
      }
    }
  }
}`

/** Further lines of an order. */
export const linesQuery = `query Lines($id: ID!, $first: Int!, $after: String) {
  order(id: $id) {
    lineItems(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${lineFields} } }
  }
}`

/** An amount in the currency of the store. */
export interface ShopifyMoney {
  readonly shopMoney: { readonly amount: string }
}

/** A tax as Shopify describes it. */
export interface ShopifyTax {
  readonly title: string
  readonly ratePercentage: number | null
  readonly priceSet: ShopifyMoney
}

/** A line of an order as Shopify describes it. */
export interface ShopifyLine {
  readonly id: string
  readonly title: string
  readonly variantTitle: string | null
  readonly quantity: number
  readonly isGiftCard: boolean
  readonly variant: { readonly id: string } | null
  readonly originalUnitPriceSet: ShopifyMoney
  readonly discountAllocations: readonly { readonly allocatedAmountSet: ShopifyMoney }[]
  readonly taxLines: readonly ShopifyTax[]
}

/** A fulfillment as Shopify describes it. */
export interface ShopifyFulfillment {
  readonly createdAt: string
  readonly status: string
  readonly trackingInfo: readonly { readonly number: string | null; readonly url: string | null }[]
  readonly fulfillmentLineItems: Connection<{
    readonly quantity: number
    readonly lineItem: { readonly id: string }
  }>
}

/** An order as Shopify describes it. */
export interface ShopifyOrder {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly createdAt: string
  readonly processedAt: string
  readonly updatedAt: string
  readonly cancelledAt: string | null
  readonly closedAt: string | null
  readonly test: boolean
  readonly note: string | null
  readonly tags: readonly string[]
  readonly currencyCode: string
  readonly presentmentCurrencyCode: string
  readonly taxesIncluded: boolean
  readonly displayFinancialStatus: string | null
  readonly paymentGatewayNames: readonly string[]
  readonly discountCodes: readonly string[]
  readonly customer: { readonly id: string } | null
  readonly totalPriceSet: ShopifyMoney
  readonly totalTaxSet: ShopifyMoney | null
  readonly shippingAddress: ShopifyAddress | null
  readonly billingAddress: ShopifyAddress | null
  readonly lineItems: Connection<ShopifyLine>
  readonly shippingLines: Connection<{
    readonly title: string
    readonly discountedPriceSet: ShopifyMoney
    readonly taxLines: readonly ShopifyTax[]
  }>
  readonly refunds: readonly {
    readonly createdAt: string | null
    readonly note: string | null
    readonly totalRefundedSet: ShopifyMoney
  }[]
  readonly fulfillments: readonly ShopifyFulfillment[]
}

/** The response of `ordersQuery`. */
export interface OrdersData {
  readonly orders: Connection<ShopifyOrder>
}
