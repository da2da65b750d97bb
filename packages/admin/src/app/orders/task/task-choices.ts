import { useAdminReturnReasons, useAdminShippingOptions } from "@stheno/medusa-react"
import { formatMoney } from "../../format/money.ts"
import type { Option } from "../../kit/fields.ts"
import { t } from "../../messages/index.ts"

const kept = { staleTime: 60_000 }

interface Reason {
  readonly id: string
  readonly label: string
  readonly parent_return_reason_id?: string | null
  readonly return_reason_children?: readonly Reason[]
}

/** The return reasons that can be chosen: nested ones with the name of their parent, and no parent itself. */
export function reasonOptions(reasons: readonly Reason[]): Option[] {
  const roots = reasons.filter(({ parent_return_reason_id }) => !parent_return_reason_id)
  const below = (reason: Reason) =>
    reason.return_reason_children?.length
      ? reason.return_reason_children
      : reasons.filter(({ parent_return_reason_id }) => parent_return_reason_id === reason.id)
  return roots.flatMap((root) => {
    const children = below(root)
    if (children.length === 0) return [{ value: root.id, label: root.label }]
    return children.map(({ id, label }) => ({ value: id, label: `${root.label} › ${label}` }))
  })
}

/** The return reasons of the store, to choose from. */
export function useReasonOptions(): Option[] {
  const { return_reasons: reasons = [] } = useAdminReturnReasons(kept)
  return reasonOptions(reasons)
}

/** A shipping option with its price. */
export interface PricedOption extends Option {
  readonly amount: number
  /** whether the fulfillment provider calculates the price, which is 0 here */
  readonly isCalculated: boolean
  readonly withTax: number
  /** ID of its shipping profile */
  readonly profile: string
}

/** The shipping options of a region, to choose from. */
export function useShippingChoices(
  regionId: string,
  currency: string,
  isReturn: boolean,
): readonly PricedOption[] {
  const { shipping_options: options = [] } = useAdminShippingOptions(
    { region_id: regionId, is_return: isReturn },
    kept,
  )
  return options
    .filter(({ metadata }) => !metadata?.["deleted"])
    .map(({ id, name, amount, price_type, price_incl_tax, profile_id }) => ({
      value: id,
      label: t.orderTasks.optionAndPrice({ name, price: formatMoney(amount ?? 0, currency) }),
      amount: amount ?? 0,
      isCalculated: price_type === "calculated",
      withTax: price_incl_tax ?? amount ?? 0,
      profile: profile_id,
    }))
}

/**
 * What a shipping option costs with tax when its price is set by hand: the tax grows with the price.
 * @returns whole smallest units
 */
export function shippingWithTax(
  option: Pick<PricedOption, "amount" | "withTax"> | undefined,
  price: number | undefined,
): number {
  if (!option) return 0
  if (price === undefined || price === option.amount) return option.withTax
  return option.amount > 0 ? Math.round((price * option.withTax) / option.amount) : price
}
