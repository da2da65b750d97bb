// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type DraftOrders = {
  /** Draft orders */
  readonly title: string
  /** Draft */
  readonly number: string
  /** Create draft order */
  readonly create: string
  /** Draft order created */
  readonly createDone: string
  /** Customer's email */
  readonly email: string
  /** Region */
  readonly region: string
  /** Shipping method */
  readonly shippingOption: string
  /** Order */
  readonly order: string
  /** Date */
  readonly date: string
  /** Customer */
  readonly customer: string
  /** Status */
  readonly statusFilter: string
  readonly status: {
    /** Open */
    readonly open: string
    /** Completed */
    readonly completed: string
  }
  /** No draft orders */
  readonly emptyTitle: string
  /** Create an order for a customer who contacted you by phone or email. */
  readonly emptyText: string
  /** Mark as paid */
  readonly markPaid: string
  /** Mark {amount} as paid? */
  readonly markPaidQuestion: (values: { readonly amount: string | number }) => string
  /** The draft order becomes an order that you can fulfill. */
  readonly markPaidText: string
  /** Order created */
  readonly markPaidDone: string
  /** Open order #{number} */
  readonly toOrder: (values: { readonly number: string | number }) => string
  /** Open the order */
  readonly toOrderUnnumbered: string
  /** Delete draft order */
  readonly delete: string
  /** Delete draft order #{number}? */
  readonly deleteQuestion: (values: { readonly number: string | number }) => string
  /** This cannot be undone. */
  readonly deleteText: string
  /** Draft order deleted */
  readonly deleteDone: string
  /** Add items */
  readonly addItem: string
  /** Items added */
  readonly addItemDone: string
  /** Add {count, plural, one {# item} other {# items}} */
  readonly addSome: (values: { readonly count: number }) => string
  /** No items yet. */
  readonly noItems: string
  /** Remove */
  readonly removeItem: string
  /** Item removed */
  readonly removeItemDone: string
  /** The shipping method of the draft is removed as well, and shipping then costs nothing. */
  readonly shippingGoes: string
  /** Quantity */
  readonly quantity: string
  /** Search customers by name or email */
  readonly findCustomer: string
  /** The order belongs to this customer. */
  readonly existingCustomer: string
  /** The order belongs to the guest with this email. */
  readonly newCustomer: string
  /** Saved address */
  readonly savedAddress: string
  /** Another address */
  readonly otherAddress: string
  /** Details */
  readonly terms: string
  /** Choose a shipping method. */
  readonly chooseShipping: string
  /** Discount codes */
  readonly discountCodes: string
  /** Separate several codes with commas. */
  readonly discountCodesHint: string
  /** Discounts and tax are added when you create the draft order. */
  readonly summaryText: string
  /** Enter the customer's email. */
  readonly emailMissing: string
  /** Add at least one item. */
  readonly itemsMissing: string
  /** Custom item */
  readonly customItem: string
  /** Add custom item */
  readonly addCustomItem: string
  /** Title */
  readonly customTitle: string
  /** Unit price */
  readonly unitPrice: string
  /** Enter a title and a price for each custom item. */
  readonly customItemWrong: string
  /** One entry per line, for example color: red. Saved with each item that you add. */
  readonly newItemsMetadata: string
  /** Item changed */
  readonly changeLineDone: string
  /** Custom item added */
  readonly customItemDone: string
  /** Change discount codes */
  readonly editDiscounts: string
  /** Discount codes changed */
  readonly editDiscountsDone: string
}
