// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type ShippingProfiles = {
  /** Shipping profiles */
  readonly title: string
  /** Name */
  readonly name: string
  /** Type */
  readonly type: string
  readonly types: {
    /** Default */
    readonly default: string
    /** Gift cards */
    readonly gift_card: string
    /** Custom */
    readonly custom: string
  }
  /** Create profile */
  readonly create: string
  /** Shipping profile created */
  readonly createDone: string
  /** Edit profile */
  readonly edit: string
  /** Delete profile */
  readonly delete: string
  /** Delete {name}? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** Its products and shipping options need another profile before anyone can order them. */
  readonly deleteText: string
  /** Shipping profile deleted */
  readonly deleteDone: string
  /** No shipping profiles */
  readonly emptyTitle: string
  /** Create a profile for products that ship in the same way. */
  readonly emptyText: string
  /** Products */
  readonly products: string
  /** No products yet. */
  readonly noProducts: string
  /** Add products */
  readonly addProducts: string
  /** Products move here from their current profile. */
  readonly addText: string
  /** {count, plural, =0 {Add products} one {Add # product} other {Add # products}} */
  readonly addSome: (values: { readonly count: number }) => string
  /** Products moved */
  readonly addDone: string
  /** Shipping options */
  readonly options: string
  /** No shipping options use this profile. */
  readonly noOptions: string
}
