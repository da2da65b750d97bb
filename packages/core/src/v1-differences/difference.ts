import type { V1Compatibility } from "../platform/kernel/v1-compatibility.ts"
import type { Leak } from "./leaks.ts"

/** Where a difference shows. */
export type DifferenceArea =
  "Accounts" | "Catalog" | "Carts" | "Orders" | "Money" | "Requests" | "Events and files"

/** A deliberate difference from v1. The upgrade guide is generated from these entries. */
export interface V1Difference {
  /** a name that does not change */
  readonly id: string
  /** the part of the store that it concerns */
  readonly area: DifferenceArea
  /** the request or situation in which it shows */
  readonly when: string
  /** what v1 does */
  readonly v1: string
  /** what Stheno does */
  readonly stheno: string
  /** why Stheno does not do the same */
  readonly why: string
  /** the setting of `v1Compatibility` that brings v1's behavior back, if there is one */
  readonly setting?: keyof V1Compatibility
  /** present if it decides who may see or do something */
  readonly leak?: Leak
}
