// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type OrderTasks = {
  /** Summary */
  readonly summary: string
  /** Discard draft */
  readonly discardDraft: string
  /** This draft stays in this browser until you send or discard it. */
  readonly draftKept: string
  /** Price */
  readonly customPrice: string
  /** Leave empty to charge {price}. */
  readonly customPriceHint: (values: { readonly price: string | number }) => string
  /** {name} · {price} */
  readonly optionAndPrice: (values: { readonly name: string | number; readonly price: string | number }) => string
  /** No location */
  readonly noLocation: string
  /** You can refund up to {amount}. */
  readonly tooMuch: (values: { readonly amount: string | number }) => string
  /** Pictures */
  readonly images: string
  /** Photos that the customer sent. You can drag them here. */
  readonly imagesHint: string
  /** Add pictures */
  readonly addImages: string
  /** Picture {number} */
  readonly imageNumber: (values: { readonly number: string | number }) => string
  /** Remove picture {number} */
  readonly removeImage: (values: { readonly number: string | number }) => string
  /** Wait until the pictures are uploaded. */
  readonly imagesUploading: string
  readonly returns: {
    /** Request return */
    readonly title: string
    /** Request return */
    readonly submit: string
    /** Items to return */
    readonly items: string
    /** No shipped units are left to return. */
    readonly nothing: string
    /** Return details */
    readonly terms: string
    /** Return shipping */
    readonly shipping: string
    /** No return shipping */
    readonly noShipping: string
    /** Return to */
    readonly location: string
    /** Refund */
    readonly refund: string
    /** Leave empty to refund {amount}. */
    readonly refundHint: (values: { readonly amount: string | number }) => string
    /** Refund for the units */
    readonly refundForUnits: string
    /** The refund is paid when you mark the return as received. */
    readonly refundLater: string
  }
  readonly receive: {
    /** Receive return */
    readonly title: string
    /** Only the units that arrived go back into stock. All requested units count as returned. */
    readonly unitsText: string
    /** Refund now */
    readonly refund: string
    /** At most {amount}. */
    readonly refundHint: (values: { readonly amount: string | number }) => string
    /** The claim is already settled. Enter an amount only if you want to refund more. */
    readonly claimHint: string
    /** You do not refund anything when you receive this return. The exchange settles the difference. */
    readonly exchangeText: string
  }
  /** No items yet. */
  readonly noNewItems: string
  /** Quantity of {title} */
  readonly newUnits: (values: { readonly title: string | number }) => string
  /** Remove {title} */
  readonly removeItem: (values: { readonly title: string | number }) => string
  /** All items are fulfilled together. */
  readonly fulfillAll: string
  readonly claims: {
    /** Claims */
    readonly heading: string
    /** Create claim */
    readonly title: string
    /** Create claim */
    readonly submit: string
    /** Claim created */
    readonly done: string
    /** Claimed items */
    readonly items: string
    /** No fulfilled units are left to claim. */
    readonly nothing: string
    readonly reasons: {
      /** Missing item */
      readonly missing_item: string
      /** Wrong item */
      readonly wrong_item: string
      /** Production failure */
      readonly production_failure: string
      /** Other */
      readonly other: string
    }
    /** Choose a reason for each item. */
    readonly reasonMissing: string
    /** Add at least one replacement. */
    readonly itemsMissing: string
    /** Resolution */
    readonly settlement: string
    /** Resolve by */
    readonly type: string
    readonly types: {
      /** Replacement */
      readonly replace: string
      /** Refund */
      readonly refund: string
    }
    /** Refund */
    readonly refund: string
    /** Refunded now */
    readonly refundNow: string
    /** The refund is paid as soon as you create the claim. */
    readonly refundText: string
    /** Replacements */
    readonly replacements: string
    /** Value of the replacements */
    readonly worth: string
    /** The customer does not pay for replacements. */
    readonly replaceText: string
    /** Shipping of the replacements */
    readonly delivery: string
    /** Shipping method */
    readonly shipping: string
    /** Ship to another address */
    readonly otherAddress: string
    /** Otherwise to {place}. */
    readonly sendTo: (values: { readonly place: string | number }) => string
    /** Return of the claimed items */
    readonly back: string
    /** The customer keeps the items */
    readonly noReturn: string
    /** {amount} refunded */
    readonly refunded: (values: { readonly amount: string | number }) => string
    /** {amount} not refunded */
    readonly notRefunded: (values: { readonly amount: string | number }) => string
    /** Fulfill replacements */
    readonly fulfill: string
    /** Receive claimed items */
    readonly receive: string
    /** Sends {items} */
    readonly sends: (values: { readonly items: string | number }) => string
    /** Cancel claim */
    readonly cancel: string
    /** Claim canceled */
    readonly canceled: string
    /** Cancel this claim? */
    readonly cancelQuestion: string
    /** Its replacements are not sent. This cannot be undone. */
    readonly cancelText: string
    /** The claim is already refunded. */
    readonly cancelRefunded: string
    /** Cancel its fulfillments first. */
    readonly cancelFulfilled: string
    /** Cancel its return first. */
    readonly cancelReturnOpen: string
    /** Choose a shipping method for the replacements. */
    readonly shippingMissing: string
  }
  readonly swaps: {
    /** Exchanges */
    readonly heading: string
    /** Exchange */
    readonly one: string
    /** Create exchange */
    readonly title: string
    /** Create exchange */
    readonly submit: string
    /** Exchange created */
    readonly done: string
    /** Only fully paid orders without refunds can be exchanged. */
    readonly notPaid: string
    /** New items */
    readonly newItems: string
    /** Add at least one new item. */
    readonly itemsMissing: string
    /** Exchange details */
    readonly terms: string
    /** Shipping of the new items */
    readonly shipping: string
    /** The customer chooses */
    readonly customerChooses: string
    /** Allow backorders */
    readonly backorder: string
    /** The customer can confirm even if the new items are out of stock. */
    readonly backorderHint: string
    /** Credit for returned items */
    readonly credit: string
    /** The customer confirms the exchange and pays or gets back the difference, shipping and tax included. */
    readonly differenceText: string
    /** Waiting for the customer */
    readonly waiting: string
    readonly paymentStatus: {
      /** Not paid */
      readonly not_paid: string
      /** Awaiting capture */
      readonly awaiting: string
      /** Paid */
      readonly captured: string
      /** Confirmed */
      readonly confirmed: string
      /** Canceled */
      readonly canceled: string
      /** Difference refunded */
      readonly difference_refunded: string
      /** Partially refunded */
      readonly partially_refunded: string
      /** Refunded */
      readonly refunded: string
      /** Needs attention */
      readonly requires_action: string
    }
    /** Return of the exchanged items */
    readonly back: string
    /** Returns {items} */
    readonly brings: (values: { readonly items: string | number }) => string
    /** Sends {items} */
    readonly sends: (values: { readonly items: string | number }) => string
    /** The customer owes {amount}. */
    readonly owed: (values: { readonly amount: string | number }) => string
    /** The store owes {amount}. */
    readonly owes: (values: { readonly amount: string | number }) => string
    /** Copy payment link */
    readonly copyLink: string
    /** Copy cart ID */
    readonly copyCart: string
    /** Payment link copied */
    readonly linkCopied: string
    /** Cart ID copied */
    readonly cartCopied: string
    /** Process difference */
    readonly process: string
    /** Capture {amount}? */
    readonly captureQuestion: (values: { readonly amount: string | number }) => string
    /** The payment provider charges the customer. */
    readonly captureText: string
    /** Refund {amount}? */
    readonly refundQuestion: (values: { readonly amount: string | number }) => string
    /** The amount goes back to the customer. */
    readonly refundText: string
    /** Difference processed */
    readonly processDone: string
    /** Fulfill new items */
    readonly fulfill: string
    /** Receive exchanged items */
    readonly receive: string
    /** Cancel exchange */
    readonly cancel: string
    /** Exchange canceled */
    readonly canceled: string
    /** Cancel this exchange? */
    readonly cancelQuestion: string
    /** The customer can no longer confirm it. */
    readonly cancelText: string
    /** The difference is already refunded. */
    readonly cancelRefunded: string
  }
  readonly allocation: {
    /** Allocation */
    readonly title: string
    /** {reserved, number} of {needed, number} allocated */
    readonly allocated: (values: { readonly reserved: number; readonly needed: number }) => string
    /** Allocate */
    readonly allocate: string
    /** Change allocation */
    readonly change: string
    /** {quantity, number} at {location} */
    readonly at: (values: { readonly quantity: number; readonly location: string | number }) => string
    /** Allocation of {title} */
    readonly reservationOf: (values: { readonly title: string | number }) => string
    /** Release */
    readonly release: string
    /** Allocation released */
    readonly released: string
    /** Release these units? */
    readonly releaseQuestion: string
    /** They become available for other orders. */
    readonly releaseText: string
    /** Stock of this item is not managed at any location. */
    readonly noStock: string
    /** {location} · {count, number} available */
    readonly availableAt: (values: { readonly location: string | number; readonly count: number }) => string
    /** At most {count, number}. */
    readonly most: (values: { readonly count: number }) => string
    /** Allocation saved */
    readonly saved: string
    /** {stocked, number} in stock here, {available, number} available */
    readonly stockHere: (values: { readonly stocked: number; readonly available: number }) => string
  }
  readonly notifications: {
    /** Messages to the customer */
    readonly title: string
    /** No messages have been sent about this order. */
    readonly none: string
  }
  readonly transfer: {
    /** Transfer order */
    readonly title: string
    /** The order moves to the account of the customer that you choose. Its email and addresses stay. */
    readonly text: string
    /** Search customers */
    readonly search: string
    /** Has an account */
    readonly account: string
    /** Order transferred */
    readonly done: string
  }
  readonly cancelReasons: {
    /** Orders with refunds cannot be canceled. */
    readonly refunds: string
    /** Cancel its fulfillments first. */
    readonly fulfillments: string
    /** Cancel its returns first. */
    readonly returns: string
    /** Cancel its exchanges first. */
    readonly swaps: string
    /** Cancel its claims first. */
    readonly claims: string
  }
  /** Complete the order first. */
  readonly archiveReason: string
  /** Custom price */
  readonly ownPrice: string
  /** Price of {title} */
  readonly priceOf: (values: { readonly title: string | number }) => string
}
