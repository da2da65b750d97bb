// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Orders = {
  /** Orders */
  readonly title: string
  /** Order */
  readonly number: string
  /** Date */
  readonly date: string
  /** Customer */
  readonly customer: string
  /** Fulfillment */
  readonly fulfillment: string
  /** Payment */
  readonly payment: string
  /** Sales channel */
  readonly channel: string
  /** Total */
  readonly total: string
  /** No orders yet */
  readonly emptyTitle: string
  /** Orders appear here as soon as customers place them. */
  readonly emptyText: string
  /** Status */
  readonly statusFilter: string
  /** Placed */
  readonly created: string
  readonly createdWithin: {
    /** In the last 7 days */
    readonly "7": string
    /** In the last 30 days */
    readonly "30": string
    /** In the last 90 days */
    readonly "90": string
  }
  /** Items */
  readonly items: string
  /** × {quantity, number} */
  readonly quantity: (values: { readonly quantity: number }) => string
  /** {quantity, number} returned */
  readonly returned: (values: { readonly quantity: number }) => string
  /** Subtotal */
  readonly subtotal: string
  /** Discount */
  readonly discount: string
  /** Shipping */
  readonly shipping: string
  /** Tax */
  readonly tax: string
  /** Tax included in prices */
  readonly includedTax: string
  /** Gift card */
  readonly giftCard: string
  /** Taken from gift card {code} */
  readonly takenFromCard: (values: { readonly code: string | number }) => string
  /** Paid */
  readonly paid: string
  /** Refunded */
  readonly refunded: string
  /** Outstanding */
  readonly outstanding: string
  /** Payment */
  readonly payments: string
  /** This order has no payment. */
  readonly noPayment: string
  /** Capture payment */
  readonly capture: string
  /** Capture {amount}? */
  readonly captureQuestion: (values: { readonly amount: string | number }) => string
  /** The payment provider charges the customer. */
  readonly captureText: string
  /** You can capture up to {amount}. If you capture less, the rest is released and cannot be captured later. */
  readonly captureRest: (values: { readonly amount: string | number }) => string
  /** Payment captured */
  readonly captured: string
  /** Captured */
  readonly capturedAt: string
  /** Authorized */
  readonly authorized: string
  /** Canceled */
  readonly paymentCanceled: string
  /** Provider */
  readonly provider: string
  /** Refund */
  readonly refund: string
  /** Refund · {reason} */
  readonly refundFor: (values: { readonly reason: string | number }) => string
  /** Refund payment */
  readonly refundTitle: string
  /** You can refund up to {amount}. */
  readonly refundText: (values: { readonly amount: string | number }) => string
  /** Refund created */
  readonly refundDone: string
  /** Amount */
  readonly amount: string
  /** Reason */
  readonly reason: string
  readonly reasons: {
    /** Discount */
    readonly discount: string
    /** Return */
    readonly return: string
    /** Exchange */
    readonly swap: string
    /** Claim */
    readonly claim: string
    /** Other */
    readonly other: string
  }
  /** Note */
  readonly note: string
  /** Fulfillment */
  readonly fulfillments: string
  /** Create fulfillment */
  readonly create: string
  /** Fulfill items */
  readonly createTitle: string
  /** Choose how many units of each item to fulfill now. */
  readonly createText: string
  /** Fulfillment created */
  readonly createDone: string
  /** Units of {title} */
  readonly unitsOf: (values: { readonly title: string | number }) => string
  /** of {count, number} */
  readonly ofUnits: (values: { readonly count: number }) => string
  /** Location */
  readonly location: string
  /** Notify the customer */
  readonly notify: string
  /** Sends an email if the store has a mail server. */
  readonly notifyText: string
  /** Choose at least one unit. */
  readonly nothingChosen: string
  /** {count, plural, one {# unit is not fulfilled yet.} other {# units are not fulfilled yet.}} */
  readonly unfulfilled: (values: { readonly count: number }) => string
  /** Every unit is fulfilled. */
  readonly allFulfilled: string
  /** Fulfillment {number} */
  readonly fulfillmentNumber: (values: { readonly number: string | number }) => string
  /** Mark as shipped */
  readonly ship: string
  /** Mark as shipped */
  readonly shipTitle: string
  /** The email to the customer contains the tracking numbers. */
  readonly shipText: string
  /** Tracking numbers */
  readonly tracking: string
  /** Separate several numbers with commas. */
  readonly trackingHint: string
  /** Marked as shipped */
  readonly shipDone: string
  /** Change tracking numbers */
  readonly editTracking: string
  /** The customer does not get another email. */
  readonly editTrackingText: string
  /** Tracking numbers changed */
  readonly editTrackingDone: string
  /** Packed */
  readonly packed: string
  /** Shipped */
  readonly shipped: string
  /** Cancel fulfillment */
  readonly cancelFulfillment: string
  /** Cancel this fulfillment? */
  readonly cancelFulfillmentQuestion: string
  /** Its items can be fulfilled again. */
  readonly cancelFulfillmentText: string
  /** Fulfillment canceled */
  readonly cancelFulfillmentDone: string
  /** Canceled */
  readonly canceled: string
  /** Customer */
  readonly customerCard: string
  /** Name */
  readonly customerName: string
  /** Contact */
  readonly contact: string
  /** Phone */
  readonly phone: string
  /** Shipping address */
  readonly shippingAddress: string
  /** Billing address */
  readonly billingAddress: string
  /** Same as the shipping address */
  readonly sameAddress: string
  /** None */
  readonly noAddress: string
  /** Change email */
  readonly editEmail: string
  /** Email changed */
  readonly editEmailDone: string
  /** Change shipping address */
  readonly editShipping: string
  /** Change billing address */
  readonly editBilling: string
  /** Address changed */
  readonly editAddressDone: string
  /** Shipping method */
  readonly method: string
  /** Add shipping method */
  readonly addShipping: string
  /** The price is added to the total of the order. The customer is not charged. The price stays outstanding until you mark it as paid. */
  readonly addShippingText: string
  /** The order already has a shipping method for every shipping profile of the region, so no other can be added. */
  readonly addShippingNone: string
  /** Shipping method added */
  readonly addShippingDone: string
  /** Remove shipping method {name} */
  readonly removeShipping: (values: { readonly name: string | number }) => string
  /** Its price is subtracted from the total of the order. */
  readonly removeShippingText: string
  /** Shipping method removed */
  readonly removeShippingDone: string
  /** Complete order */
  readonly complete: string
  /** Order completed */
  readonly completeDone: string
  /** Archive order */
  readonly archive: string
  /** Order archived */
  readonly archiveDone: string
  /** Cancel order */
  readonly cancel: string
  /** Cancel order #{number}? */
  readonly cancelQuestion: (values: { readonly number: string | number }) => string
  /** Payments that are not captured are released, and the items go back into stock. This cannot be undone. */
  readonly cancelText: string
  /** Order canceled */
  readonly cancelDone: string
  /** Timeline */
  readonly timeline: string
  /** Order placed */
  readonly placed: string
  readonly events: {
    /** {amount} captured */
    readonly captured: (values: { readonly amount: string | number }) => string
    /** {amount} refunded */
    readonly refunded: (values: { readonly amount: string | number }) => string
    /** Items fulfilled */
    readonly packed: string
    /** Items shipped */
    readonly shipped: string
    /** Fulfillment canceled */
    readonly fulfillmentCanceled: string
    /** Return requested */
    readonly returnRequested: string
    /** Return received */
    readonly returnReceived: string
    /** Exchange requested */
    readonly swap: string
    /** Claim created */
    readonly claim: string
    /** Order canceled */
    readonly orderCanceled: string
    /** Order edit started */
    readonly editCreated: string
    /** Order edit sent to the customer */
    readonly editRequested: string
    /** Order edit confirmed */
    readonly editConfirmed: string
    /** Order edit declined */
    readonly editDeclined: string
    /** Order edit declined: {reason} */
    readonly editDeclinedBecause: (values: { readonly reason: string | number }) => string
    /** Order edit canceled */
    readonly editCanceled: string
  }
  readonly edits: {
    /** Order edit */
    readonly title: string
    /** Not requested yet */
    readonly created: string
    /** Waiting for the customer to confirm */
    readonly requested: string
    /** Copy link */
    readonly copyLink: string
    /** Link copied */
    readonly linkCopied: string
    /** No changes yet */
    readonly noChanges: string
    /** Add {quantity, number} × {title} */
    readonly added: (values: { readonly quantity: number; readonly title: string | number }) => string
    /** Remove {title} */
    readonly removed: (values: { readonly title: string | number }) => string
    /** {title}: {before, number} → {after, number} */
    readonly changed: (values: { readonly title: string | number; readonly before: number; readonly after: number }) => string
    /** Request confirmation */
    readonly request: string
    /** Confirmation requested */
    readonly requestDone: string
    /** Confirm edit */
    readonly confirm: string
    /** Confirm this edit for the customer? */
    readonly confirmQuestion: string
    /** The changes apply to the order immediately, without the customer's confirmation. */
    readonly confirmText: string
    /** Edit confirmed */
    readonly confirmDone: string
    /** Cancel edit */
    readonly cancel: string
    /** Cancel this edit? */
    readonly cancelQuestion: string
    /** The order does not change. */
    readonly cancelText: string
    /** Edit canceled */
    readonly cancelDone: string
    /** Edit order */
    readonly page: string
    /** Start edit */
    readonly start: string
    /** The order changes only when the customer or you confirm the edit. */
    readonly startText: string
    /** Internal note */
    readonly note: string
    /** Customers do not see it. */
    readonly noteHint: string
    /** Note saved */
    readonly noteDone: string
    /** Save note */
    readonly saveNote: string
    /** Total now */
    readonly before: string
    /** Total after the edit */
    readonly after: string
    /** Customer owes */
    readonly due: string
    /** To be refunded */
    readonly toRefund: string
    /** Confirm that you received the money. The customer is not charged. */
    readonly markPaidText: string
    /** Marked as paid */
    readonly markPaidDone: string
    /** Removed */
    readonly isRemoved: string
    /** Undo the change of {title} */
    readonly undo: (values: { readonly title: string | number }) => string
    /** Edit items */
    readonly open: string
    /** Continue editing */
    readonly goOn: string
  }
  /** Add note */
  readonly addNote: string
  /** Write a note for your team */
  readonly notePlaceholder: string
  /** Note by {name} */
  readonly noteBy: (values: { readonly name: string | number }) => string
  /** Note added */
  readonly noteDone: string
  /** Edit note */
  readonly editNote: string
  /** Delete note */
  readonly deleteNote: string
  /** Part of a claim */
  readonly returnOfClaim: string
  /** Returns */
  readonly returns: string
  readonly returnStatus: {
    /** Requested */
    readonly requested: string
    /** Received */
    readonly received: string
    /** Needs attention */
    readonly requires_action: string
    /** Canceled */
    readonly canceled: string
  }
  /** Request return */
  readonly requestReturn: string
  /** Return requested */
  readonly requestReturnDone: string
  /** Mark as received */
  readonly receive: string
  /** Return received */
  readonly receiveDone: string
  /** Cancel return */
  readonly cancelReturn: string
  /** Cancel this return? */
  readonly cancelReturnQuestion: string
  /** The customer does not get a refund for this return. */
  readonly cancelReturnText: string
  /** Return canceled */
  readonly cancelReturnDone: string
  /** To be refunded */
  readonly refundAmount: string
}
