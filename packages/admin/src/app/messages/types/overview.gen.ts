// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Overview = {
  /** Overview */
  readonly title: string
  /** To do */
  readonly tasks: string
  /** Orders to fulfill */
  readonly fulfill: string
  /** Payments to capture */
  readonly capture: string
  /** Sales */
  readonly sales: string
  /** Sales by day, after refunds */
  readonly salesByDay: string
  /** Period */
  readonly range: string
  /** Currency */
  readonly currency: string
  readonly ranges: {
    /** Last 7 days */
    readonly "7": string
    /** Last 30 days */
    readonly "30": string
    /** Last 90 days */
    readonly "90": string
  }
  /** {count, plural, one {# order} other {# orders}} */
  readonly orders: (values: { readonly count: number }) => string
  /** No sales in this period. */
  readonly noSales: string
  /** Your sales appear here after the first order. */
  readonly noSalesYet: string
  /** This period has more orders. The newest {count} are shown. */
  readonly partOfSales: (values: { readonly count: string | number }) => string
  /** Previous period */
  readonly previous: string
  /** No orders in the previous period. */
  readonly noOrdersBefore: string
  /** Previous period: {total} · {orders} */
  readonly salesBefore: (values: { readonly total: string | number; readonly orders: string | number }) => string
  /** {percent} more than in the previous period */
  readonly moreThanBefore: (values: { readonly percent: string | number }) => string
  /** {percent} less than in the previous period */
  readonly lessThanBefore: (values: { readonly percent: string | number }) => string
  /** The same as in the previous period */
  readonly asBefore: string
  /** Newest orders */
  readonly newest: string
  /** All orders */
  readonly allOrders: string
  /** No orders yet. */
  readonly noOrders: string
  /** Returns to receive */
  readonly returns: string
  /** Return */
  readonly return: string
  /** No returns are on their way. */
  readonly noReturns: string
  /** Low stock */
  readonly lowStock: string
  /** Inventory */
  readonly allStock: string
  /** Every variant has more than 5 units. */
  readonly noLowStock: string
  /** No inventory items yet. */
  readonly noStock: string
  /** {count, plural, =0 {Out of stock} one {# left} other {# left}} */
  readonly left: (values: { readonly count: number }) => string
  readonly steps: {
    /** First steps */
    readonly title: string
    /** {done, number} of {count, number} done */
    readonly done: (values: { readonly done: number; readonly count: number }) => string
    /** Done */
    readonly isDone: string
    /** Hide */
    readonly hide: string
    readonly product: {
      /** Add a product */
      readonly title: string
      /** Give it a price and units in stock. */
      readonly text: string
    }
    readonly shipping: {
      /** Set up a region and its shipping */
      readonly title: string
      /** Choose countries, a currency and a shipping option. */
      readonly text: string
    }
    readonly key: {
      /** Create a publishable API key */
      readonly title: string
      /** Your storefront uses it to read products and create carts. */
      readonly text: string
    }
    readonly order: {
      /** Place a test order */
      readonly title: string
      /** Create a draft order and mark it as paid. */
      readonly text: string
    }
  }
}
