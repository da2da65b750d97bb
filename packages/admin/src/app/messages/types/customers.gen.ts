// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Customers = {
  /** Customers */
  readonly title: string
  /** Name */
  readonly name: string
  /** Email */
  readonly email: string
  /** Orders */
  readonly orders: string
  /** All orders ({count, number}) */
  readonly allOrders: (values: { readonly count: number }) => string
  /** Customer since */
  readonly joined: string
  /** Account */
  readonly account: string
  /** Registered */
  readonly hasAccount: string
  /** Guest */
  readonly noAccount: string
  /** Groups */
  readonly groups: string
  /** Phone */
  readonly phone: string
  /** Details */
  readonly details: string
  /** Addresses */
  readonly addresses: string
  /** No addresses. */
  readonly noAddresses: string
  /** Add address */
  readonly addAddress: string
  /** Address added */
  readonly addAddressDone: string
  /** The address was already in the address book */
  readonly addAddressKnown: string
  /** Edit address */
  readonly editAddress: string
  /** Delete address */
  readonly deleteAddress: string
  /** Delete this address? */
  readonly deleteAddressQuestion: string
  /** Orders keep their copy of the address. */
  readonly deleteAddressText: string
  /** Address deleted */
  readonly deleteAddressDone: string
  /** Set as billing address */
  readonly setBilling: string
  /** Remove as billing address */
  readonly unsetBilling: string
  /** Replace the billing address? */
  readonly replaceBillingQuestion: string
  /** The current billing address is not in the address book and is deleted for good. */
  readonly replaceBillingText: string
  /** Billing address changed */
  readonly billingDone: string
  /** No customers yet */
  readonly emptyTitle: string
  /** Customers appear here when they register or place an order. */
  readonly emptyText: string
  /** Create customer */
  readonly create: string
  /** Customer created */
  readonly createDone: string
  /** Password */
  readonly password: string
  /** The customer uses it to sign in to the storefront. */
  readonly passwordHint: string
  /** Edit customer */
  readonly edit: string
  /** Delete customer */
  readonly delete: string
  /** Delete “{name}”? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** The name, contact details, addresses, groups and notes are erased for good, and the customer can no longer sign in. Orders stay, with their addresses and email. Open draft orders lose the customer, the email and the addresses. */
  readonly deleteText: string
  /** Names, contact details, addresses, groups and notes are erased for good, and these customers can no longer sign in. Orders stay, with their addresses and emails. Open draft orders lose the customer, the email and the addresses. */
  readonly deleteManyText: string
  /** Customer deleted */
  readonly deleteDone: string
  /** The email of a registered customer cannot be changed. */
  readonly emailHint: string
  /** No orders yet */
  readonly noOrders: string
  /** Orders appear here when the customer buys something. */
  readonly noOrdersText: string
  /** Not in any group */
  readonly noGroups: string
  /** Add to group */
  readonly addToGroup: string
  /** Group */
  readonly group: string
  /** Create a customer group first. */
  readonly noGroupsYet: string
}
