/**
 * A condition of a discount's rule as plain data: the rows of its join table are the ids.
 * @since 0.1
 */
export interface ConditionInput {
  readonly type: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups"
  readonly operator: "in" | "not_in"
  readonly ids: readonly string[]
}

/**
 * What of a product the conditions look at.
 * @since 0.1
 */
export interface ConditionProduct {
  readonly id: string
  readonly type_id?: string | null
  readonly collection_id?: string | null
  readonly tag_ids?: readonly string[] | null
}

/**
 * A discount with all that decides whether it may be used. For a dynamic code, `region_ids` come from its
 * parent, and the conditions from the rule they share.
 * @since 0.1
 */
export interface DiscountValidityInput {
  readonly usage_limit: number | null
  readonly usage_count: number
  /** ISO date */
  readonly starts_at: string | Date
  /** ISO date; null: never ends */
  readonly ends_at: string | Date | null
  readonly is_disabled: boolean
  readonly region_ids: readonly string[]
  readonly conditions: readonly ConditionInput[]
}

/**
 * The cart that a discount is to be used on.
 * @since 0.1
 */
export interface DiscountCartInput {
  readonly region_id: string
  readonly customer_id: string | null
  /** groups of the cart's customer */
  readonly customer_group_ids: readonly string[]
}

/**
 * Why a discount may not be used. `region_not_allowed` is answered as `invalid_data`, the others as
 * `not_allowed`.
 * @since 0.1
 */
export type DiscountRefusal =
  | "usage_limit_reached"
  | "not_started"
  | "expired"
  | "disabled"
  | "customer_required"
  | "region_not_allowed"
  | "customer_not_allowed"

/**
 * Why no cart can use a discount at a time, whatever is in the cart.
 * @returns null when carts can use it
 * @since 0.1
 */
export function lapseOf(
  discount: Omit<DiscountValidityInput, "region_ids" | "conditions">,
  now: Date,
): DiscountRefusal | null {
  if (discount.usage_limit !== null && discount.usage_count >= discount.usage_limit) {
    return "usage_limit_reached"
  }
  if (new Date(discount.starts_at) > now) return "not_started"
  if (discount.ends_at !== null && new Date(discount.ends_at) < now) return "expired"
  return discount.is_disabled ? "disabled" : null
}

/**
 * May this cart use this discount, and if not, why? The checks are made in the order of `DiscountRefusal`; the
 * first that fails is the answer.
 * @param now the time to judge by
 * @returns null when it may be used
 * @since 0.1
 */
export function discountRefusal(
  discount: DiscountValidityInput,
  cart: DiscountCartInput,
  now: Date,
): DiscountRefusal | null {
  const lapse = lapseOf(discount, now)
  if (lapse) return lapse
  const forGroups = discount.conditions.some((condition) => condition.type === "customer_groups")
  if (forGroups && cart.customer_id === null) return "customer_required"
  if (!discount.region_ids.includes(cart.region_id)) return "region_not_allowed"
  if (!matchesCustomer(discount.conditions, cart.customer_group_ids)) return "customer_not_allowed"
  return null
}

/**
 * Do all conditions on products hold? Conditions on customer groups are not looked at.
 * @param product null for a line without one: nothing is "in", everything is "not in"
 * @returns true without conditions on products
 * @since 0.1
 */
export function matchesProduct(
  conditions: readonly ConditionInput[],
  product: ConditionProduct | null,
): boolean {
  return conditions.every(
    (condition) => condition.type === "customer_groups" || holds(condition, productIds(condition, product)),
  )
}

/**
 * Do all conditions on customer groups hold? Conditions on products are not looked at.
 * @returns true without conditions on customer groups
 * @since 0.1
 */
export function matchesCustomer(
  conditions: readonly ConditionInput[],
  customerGroupIds: readonly string[],
): boolean {
  return conditions.every(
    (condition) => condition.type !== "customer_groups" || holds(condition, customerGroupIds),
  )
}

/**
 * Which of several discounts may stand together: every free shipping, and the first of the others.
 * @returns in the given order
 * @since 0.1
 */
export function combinableDiscounts<D extends { readonly rule: { readonly type: string } }>(
  discounts: readonly D[],
): D[] {
  const first = discounts.find((discount) => discount.rule.type !== "free_shipping")
  return discounts.filter((discount) => discount.rule.type === "free_shipping" || discount === first)
}

function holds(condition: ConditionInput, ids: readonly string[]): boolean {
  const matches = ids.some((id) => condition.ids.includes(id))
  return condition.operator === "in" ? matches : !matches
}

function productIds({ type }: ConditionInput, product: ConditionProduct | null): readonly string[] {
  if (product === null) return []
  if (type === "product_tags") return product.tag_ids ?? []
  const id = {
    products: product.id,
    product_types: product.type_id,
    product_collections: product.collection_id,
  }
  const value = type === "customer_groups" ? null : id[type]
  return value ? [value] : []
}
