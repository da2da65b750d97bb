import { cacheChecks, type CacheSubject } from "./cache.ts"
import type { Check } from "./check.ts"
import { eventBusChecks, type EventBusSubject } from "./event-bus.ts"
import { fileChecks, type FileSubject } from "./file.ts"
import { fulfillmentChecks, type FulfillmentSubject } from "./fulfillment.ts"
import { lockChecks, type LockSubject } from "./lock.ts"
import { notificationChecks, type NotificationSubject } from "./notification.ts"
import { paymentChecks, type PaymentSubject } from "./payment.ts"
import { searchChecks, type SearchSubject } from "./search.ts"
import { taxChecks, type TaxSubject } from "./tax.ts"

export type { CacheSubject } from "./cache.ts"
export type { Check } from "./check.ts"
export type { EventBusSubject } from "./event-bus.ts"
export type { FileSubject } from "./file.ts"
export type { FulfillmentSubject } from "./fulfillment.ts"
export type { LockSubject } from "./lock.ts"
export type { NotificationSubject } from "./notification.ts"
export type { PaymentSubject } from "./payment.ts"
export type { SearchSubject } from "./search.ts"
export type { TaxSubject } from "./tax.ts"

/** What the checks of each kind of provider need. */
export interface Subjects {
  /** for payment providers */
  readonly payment: PaymentSubject
  /** for fulfillment providers */
  readonly fulfillment: FulfillmentSubject
  /** for tax providers */
  readonly tax: TaxSubject
  /** for notification providers */
  readonly notification: NotificationSubject
  /** for file providers */
  readonly file: FileSubject
  /** for search providers */
  readonly search: SearchSubject
  /** for caches */
  readonly cache: CacheSubject
  /** for lock providers */
  readonly lock: LockSubject
  /** for event buses */
  readonly "event-bus": EventBusSubject
}

/** The contract of a kind of provider: the behavior that the engine relies on. */
export interface Contract<K extends keyof Subjects> {
  /** the kind of provider */
  readonly kind: K
  /** the checks, which are independent of each other */
  readonly checks: readonly Check<Subjects[K]>[]
}

const checksOf: { readonly [K in keyof Subjects]: readonly Check<Subjects[K]>[] } = {
  payment: paymentChecks,
  fulfillment: fulfillmentChecks,
  tax: taxChecks,
  notification: notificationChecks,
  file: fileChecks,
  search: searchChecks,
  cache: cacheChecks,
  lock: lockChecks,
  "event-bus": eventBusChecks,
}

/**
 * Returns the contract of a kind of provider as named checks for any test runner. Turn each check into a test:
 * `for (const { name, run } of contractOf("tax").checks) it(name, () => run({ provider }))`. A check that fails
 * throws an `AssertionError` of `node:assert`. The checks call the provider, which calls its service, so pass a
 * provider in test mode.
 * @param kind the kind of provider: `payment`, `fulfillment`, `tax`, `notification`, `file`, `search`,
 * `cache`, `lock` or `event-bus`
 * @returns the contract with its checks, which are independent of each other
 * @since 0.1
 */
export function contractOf<K extends keyof Subjects>(kind: K): Contract<K> {
  return { kind, checks: checksOf[kind] }
}
