// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Palette = {
  /** Recently opened */
  readonly recent: string
  /** Actions */
  readonly actions: string
  /** Pages */
  readonly pages: string
  /** Settings */
  readonly settings: string
  /** Account */
  readonly account: string
  /** Export orders */
  readonly exportOrders: string
  /** Export products */
  readonly exportProducts: string
  /** Create product */
  readonly createProduct: string
  /** Create draft order */
  readonly createDraftOrder: string
  /** Create discount */
  readonly createDiscount: string
  /** Create customer */
  readonly createCustomer: string
  /** Create collection */
  readonly createCollection: string
  /** Create price list */
  readonly createPriceList: string
  /** Import products */
  readonly importProducts: string
}
