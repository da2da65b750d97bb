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
  /** Regions */
  readonly regions: string
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
  /** The codes no longer work. Existing orders do not change. */
  readonly deleteManyText: string
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
  /** Amount */
  readonly amount: string
  /** Region */
  readonly region: string
  /** A fixed amount applies to one region, in its currency. */
  readonly regionHint: string
  /** Template for codes */
  readonly template: string
  /** You create codes from it that share its value and conditions. */
  readonly templateHint: string
  /** Codes valid for */
  readonly duration: string
  /** Leave empty if codes never expire. */
  readonly durationHint: string
  /** Unit */
  readonly durationUnit: string
  readonly durationUnits: {
    /** Hours */
    readonly hour: string
    /** Days */
    readonly day: string
    /** Weeks */
    readonly week: string
    /** Months */
    readonly month: string
    /** Years */
    readonly year: string
  }
  /** {type} · {operator} */
  readonly conditionName: (values: { readonly type: string | number; readonly operator: string | number }) => string
  /** Edit condition */
  readonly editCondition: string
  /** Codes */
  readonly codes: string
  /** Create code */
  readonly createCode: string
  /** Code created */
  readonly codeDone: string
  /** Delete code */
  readonly deleteCode: string
  /** Code deleted */
  readonly codeDeleted: string
  /** No codes yet. */
  readonly noCodes: string
  /** Uses: {uses} */
  readonly codeUses: (values: { readonly uses: string | number }) => string
  /** Uses: {uses} · valid until {date} */
  readonly codeUsesUntil: (values: { readonly uses: string | number; readonly date: string | number }) => string
  /** Duplicate discount */
  readonly duplicate: string
}
