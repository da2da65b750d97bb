// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Groups = {
  /** Customer groups */
  readonly title: string
  /** Name */
  readonly name: string
  /** Created */
  readonly created: string
  /** Customers */
  readonly members: string
  /** Create group */
  readonly create: string
  /** Group created */
  readonly createDone: string
  /** Rename group */
  readonly edit: string
  /** Delete group */
  readonly delete: string
  /** Delete “{name}”? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** The customers in it are kept. Prices for the group no longer apply. */
  readonly deleteText: string
  /** The customers in them are kept. Prices for the groups no longer apply. */
  readonly deleteManyText: string
  /** Group deleted */
  readonly deleteDone: string
  /** No groups */
  readonly emptyTitle: string
  /** Offer special prices to a group of customers. */
  readonly emptyText: string
  /** Add customers */
  readonly addMembers: string
  /** Add {count, plural, one {# customer} other {# customers}} */
  readonly addSome: (values: { readonly count: number }) => string
  /** Customers added */
  readonly addDone: string
  /** Remove from the group */
  readonly removeMember: string
  /** {count, plural, one {Customer removed} other {# customers removed}} */
  readonly removeDone: (values: { readonly count: number }) => string
  /** No customers */
  readonly noMembers: string
  /** Add the first customers to this group. */
  readonly noMembersText: string
  /** No price list is limited to this group. */
  readonly noPriceLists: string
}
