// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type GiftCards = {
  /** Gift cards */
  readonly title: string
  /** Code */
  readonly code: string
  /** Copy code */
  readonly copyCode: string
  /** Balance */
  readonly balance: string
  /** Value */
  readonly value: string
  /** Region */
  readonly region: string
  /** Order */
  readonly order: string
  /** Created */
  readonly created: string
  /** Expires */
  readonly ends: string
  /** Never */
  readonly never: string
  /** Status */
  readonly status: string
  /** Active */
  readonly active: string
  /** Disabled */
  readonly disabled: string
  /** Used up */
  readonly used: string
  /** Expired */
  readonly expired: string
  /** Issue gift card */
  readonly issue: string
  /** Gift card issued */
  readonly issueDone: string
  /** Edit gift card */
  readonly edit: string
  /** Details */
  readonly details: string
  /** Enable */
  readonly enable: string
  /** Gift card enabled */
  readonly enableDone: string
  /** Disable */
  readonly disable: string
  /** Gift card disabled */
  readonly disableDone: string
  /** Delete gift card */
  readonly delete: string
  /** Delete {code}? */
  readonly deleteQuestion: (values: { readonly code: string | number }) => string
  /** The remaining balance is lost. */
  readonly deleteText: string
  /** Gift card deleted */
  readonly deleteDone: string
  /** No gift cards issued */
  readonly emptyTitle: string
  /** Gift cards that customers buy appear here. You can also issue one yourself. */
  readonly emptyText: string
  /** Gift card product */
  readonly product: string
  /** Manage gift card product */
  readonly manage: string
  /** No gift card product */
  readonly noProduct: string
  /** Create one to sell gift cards in your store. */
  readonly noProductText: string
  /** Create gift card product */
  readonly createProduct: string
  /** Gift card product created */
  readonly createProductDone: string
  /** Denomination */
  readonly denominations: string
  /** The first value that customers can buy. You can add more on the next page. */
  readonly denominationsHint: string
  /** Value */
  readonly denomination: string
}
