import type { Columns } from "../../../platform/query/selected.ts"
import { shippingErrors } from "./errors.ts"

/** What a cart's subtotal must be. */
export interface Requirement {
  readonly type: "min_subtotal" | "max_subtotal"
  /** smallest units */
  readonly amount: number
}

/** A shipping option with what decides who can have it. */
export type RequiringOption = Columns<"ShippingOption"> & {
  readonly requirements: readonly Requirement[]
}

/**
 * Refuses requirements that no cart could satisfy.
 * @throws shipping.requirement_twice, shipping.requirements_contradict
 */
export function checkRequirements(requirements: readonly Requirement[]): void {
  const ofType = (type: Requirement["type"]) =>
    requirements.filter((requirement) => requirement.type === type)
  const [min, secondMin] = ofType("min_subtotal")
  const [max, secondMax] = ofType("max_subtotal")
  if (secondMin || secondMax) throw shippingErrors.requirement_twice()
  if (min && max && min.amount > max.amount) throw shippingErrors.requirements_contradict()
}

/**
 * Whether an amount satisfies all requirements: at least the least, and below the most.
 * @param amount smallest units
 */
export function meetsRequirements(requirements: readonly Requirement[], amount: number): boolean {
  return requirements.every((requirement) =>
    requirement.type === "min_subtotal" ? requirement.amount <= amount : requirement.amount > amount,
  )
}

/**
 * The price that is stored with a shipping option: none when the provider computes it.
 * @param amount smallest units
 * @throws shipping.amount_missing
 */
export function storedAmount(
  priceType: "flat_rate" | "calculated",
  amount: number | null | undefined,
): number | null {
  if (priceType === "calculated") return null
  if (amount == null || amount < 0) throw shippingErrors.amount_missing()
  return amount
}
