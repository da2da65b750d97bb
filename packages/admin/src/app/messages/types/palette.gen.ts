// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Palette = {
  /** Search */
  readonly open: string
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
}
