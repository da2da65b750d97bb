// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type OrderStates = {
  readonly status: {
    /** Open */
    readonly pending: string
    /** Completed */
    readonly completed: string
    /** Archived */
    readonly archived: string
    /** Canceled */
    readonly canceled: string
    /** Needs attention */
    readonly requires_action: string
  }
  readonly paymentStatus: {
    /** Not paid */
    readonly not_paid: string
    /** Awaiting capture */
    readonly awaiting: string
    /** Paid */
    readonly captured: string
    /** Partially refunded */
    readonly partially_refunded: string
    /** Refunded */
    readonly refunded: string
    /** Canceled */
    readonly canceled: string
    /** Needs attention */
    readonly requires_action: string
  }
  readonly fulfillmentStatus: {
    /** Not fulfilled */
    readonly not_fulfilled: string
    /** Partially fulfilled */
    readonly partially_fulfilled: string
    /** Fulfilled */
    readonly fulfilled: string
    /** Partially shipped */
    readonly partially_shipped: string
    /** Shipped */
    readonly shipped: string
    /** Partially returned */
    readonly partially_returned: string
    /** Returned */
    readonly returned: string
    /** Canceled */
    readonly canceled: string
    /** Needs attention */
    readonly requires_action: string
  }
}
