// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type OrderList = {
  /** Region */
  readonly region: string
  /** Email */
  readonly email: string
  /** Ships to */
  readonly country: string
  /** To capture */
  readonly toCapture: string
  /** To fulfill */
  readonly toFulfill: string
  /** To ship */
  readonly toShip: string
  readonly actions: {
    /** Capture payments */
    readonly capture: string
    /** Complete orders */
    readonly complete: string
    /** Archive orders */
    readonly archive: string
    /** Cancel orders */
    readonly cancel: string
  }
  readonly questions: {
    /** Capture the payments of {count, plural, one {# order} other {# orders}}? */
    readonly capture: (values: { readonly count: number }) => string
    /** Cancel {count, plural, one {# order} other {# orders}}? */
    readonly cancel: (values: { readonly count: number }) => string
  }
  readonly texts: {
    /** The payment provider charges the customers. */
    readonly capture: string
    /** Payments that are not captured are released, and the items go back into stock. This cannot be undone. */
    readonly cancel: string
  }
  readonly done: {
    /** {count, plural, one {Payment of # order captured} other {Payments of # orders captured}} */
    readonly capture: (values: { readonly count: number }) => string
    /** {count, plural, one {# order completed} other {# orders completed}} */
    readonly complete: (values: { readonly count: number }) => string
    /** {count, plural, one {# order archived} other {# orders archived}} */
    readonly archive: (values: { readonly count: number }) => string
    /** {count, plural, one {# order canceled} other {# orders canceled}} */
    readonly cancel: (values: { readonly count: number }) => string
  }
  /** No payment is waiting to be captured. */
  readonly nothingToCapture: string
  /** The payment provider declined the capture. */
  readonly captureDeclined: string
}
