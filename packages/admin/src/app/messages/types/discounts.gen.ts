// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Discounts = {
  /** Discounts */
  readonly title: string
  /** Code */
  readonly code: string
  /** Description */
  readonly description: string
  /** Value */
  readonly value: string
  /** Status */
  readonly status: string
  /** Uses */
  readonly uses: string
  /** {count, number} of {limit, number} */
  readonly usesOf: (values: { readonly count: number; readonly limit: number }) => string
  readonly statuses: {
    /** Active */
    readonly active: string
    /** Disabled */
    readonly disabled: string
    /** Scheduled */
    readonly scheduled: string
    /** Expired */
    readonly expired: string
    /** Used up */
    readonly used: string
  }
  readonly types: {
    /** Percentage */
    readonly percentage: string
    /** Fixed amount */
    readonly fixed: string
    /** Free shipping */
    readonly free_shipping: string
  }
  readonly allocations: {
    /** Entire cart */
    readonly total: string
    /** Each item */
    readonly item: string
  }
  /** Type */
  readonly type: string
  /** Applies to */
  readonly allocation: string
  /** Percentage */
  readonly percentage: string
  /** A percentage from 1 to 100, or an amount such as 12.50. */
  readonly percentageHint: string
  /** Regions */
  readonly regions: string
  /** A fixed amount applies to one region, in its currency. */
  readonly regionsHint: string
  /** Starts */
  readonly starts: string
  /** Ends */
  readonly ends: string
  /** Leave empty for no end date. */
  readonly endsHint: string
  /** Usage limit */
  readonly limit: string
  /** Leave empty for no limit. */
  readonly limitHint: string
  /** Create discount */
  readonly create: string
  /** Discount created */
  readonly createDone: string
  /** Edit discount */
  readonly edit: string
  /** Details */
  readonly details: string
  /** Enable */
  readonly enable: string
  /** Discount enabled */
  readonly enableDone: string
  /** Disable */
  readonly disable: string
  /** Discount disabled */
  readonly disableDone: string
  /** Delete discount */
  readonly delete: string
  /** Delete {code}? */
  readonly deleteQuestion: (values: { readonly code: string | number }) => string
  /** The code no longer works. Existing orders do not change. */
  readonly deleteText: string
  /** Discount deleted */
  readonly deleteDone: string
  /** No discounts */
  readonly emptyTitle: string
  /** Create a code that reduces the price of a cart. */
  readonly emptyText: string
  /** Conditions */
  readonly conditions: string
  /** The discount applies to all items and all customers. */
  readonly noConditions: string
  /** Add condition */
  readonly addCondition: string
  /** Condition saved */
  readonly conditionDone: string
  /** Remove condition */
  readonly deleteCondition: string
  /** Condition removed */
  readonly conditionDeleted: string
  /** The discount applies to */
  readonly operator: string
  readonly operators: {
    /** Only these */
    readonly in: string
    /** All except these */
    readonly not_in: string
  }
  readonly conditionTypes: {
    /** Products */
    readonly products: string
    /** Product types */
    readonly product_types: string
    /** Collections */
    readonly product_collections: string
    /** Tags */
    readonly product_tags: string
    /** Customer groups */
    readonly customer_groups: string
  }
  /** Condition type */
  readonly conditionType: string
  /** Always active */
  readonly always: string
  /** Template */
  readonly dynamic: string
  /** A fixed amount applies to one region. Choose one, or use a percentage. */
  readonly fixedRegions: string
  /** Enter an amount. */
  readonly fixedValue: string
}
