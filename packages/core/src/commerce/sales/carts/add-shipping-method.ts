import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { generalErrors } from "../../../platform/kernel/errors.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import {
  dependsOnCart,
  insertShippingMethod,
  offerForCart,
  prepareShippingMethod,
  type PreparedShippingMethod,
  type ShippableCart,
} from "../shipping/index.ts"
import { assertOwnCart } from "./cart-access.ts"
import { changeAndAnswer } from "./change-cart.ts"
import { adjustShippingPrices } from "./change-discounts.ts"
import { cartErrors } from "./errors.ts"
import { loadCart } from "./load-cart.ts"
import { cartRowQuery, readCartRow } from "./locks.ts"
import { checkSelection } from "./present-cart.ts"

/** A choice of a shipping option for a cart. */
export interface ShippingMethodInput {
  readonly id: string
  readonly selection: Selection
  readonly optionId: string
  /** what the fulfillment provider needs to know */
  readonly data: ResponseRow
}

const attempts = 4

/**
 * Chooses a shipping option for a cart, instead of one of the same shipping profile. The fulfillment provider is
 * asked while nothing is locked; when the cart was changed meanwhile, it is asked again.
 * @returns the cart as answers show it
 * @throws carts.not_found, carts.completed, shipping.option_not_found, shipping.option_of_other_region,
 *   shipping.requirements_not_met, shipping.option_not_offered
 * @locks cart
 * @emits cart.updated
 * @since 0.1
 */
export async function addShippingMethod(context: Context, input: ShippingMethodInput): Promise<ResponseRow> {
  checkSelection(context.db, input.selection)
  for (let tried = 0; tried < attempts; tried++) {
    const { version, prepared } = await prepare(context, input)
    const answer = await changeAndAnswer(context, input, async (tx, cart) => {
      if (cart.version !== version) throw new CartMoved()
      await replaceMethod(tx.db, cart.id, prepared)
    }).catch((error: unknown) => {
      if (error instanceof CartMoved) return undefined
      throw error
    })
    if (answer) return answer
  }
  throw generalErrors.conflict()
}

/** The cart is not what the shipping method was prepared for. */
class CartMoved extends Error {}

async function prepare(
  context: Context,
  { id, optionId, data }: ShippingMethodInput,
): Promise<{ version: string; prepared: PreparedShippingMethod }> {
  const { option, price, beside } = await readOffer(context, id, optionId)
  const row = beside.cart[0]
  if (!row) throw cartErrors.not_found(id)
  await assertOwnCart(context, row)
  if (row.isCompleted) throw cartErrors.completed()
  if (price !== undefined)
    return { version: row.version, prepared: await prepareShippingMethod(context, { option, data, price }) }
  const { version, cart } = dependsOnCart(context.engine, option)
    ? await readWholeCart(context, id)
    : { version: row.version, cart: { id, region_id: row.region_id } }
  return { version, prepared: await prepareShippingMethod(context, { option, data, cart }) }
}

/** The option and the cart's row in one statement. A cart that is not there, or is complete, is refused first. */
async function readOffer(context: Context, cartId: string, optionId: string) {
  try {
    return await offerForCart(context.db, { cartId, optionId }, { cart: cartRowQuery(cartId) })
  } catch (error) {
    const cart = await readCartRow(context.db, cartId)
    await assertOwnCart(context, cart)
    throw cart.isCompleted ? cartErrors.completed() : error
  }
}

async function readWholeCart(
  context: Context,
  id: string,
): Promise<{ version: string; cart: ShippableCart }> {
  const loaded = await loadCart(context, id, { withTaxes: "when automatic" })
  if (!loaded) throw cartErrors.not_found(id)
  const { row, totals } = loaded
  return { version: row.updated_at, cart: { ...row, ...totals.totals } }
}

async function replaceMethod(db: Executor, cartId: string, prepared: PreparedShippingMethod): Promise<void> {
  await sql`with replaced as (select m.id from shipping_method m
      join shipping_option o on o.id = m.shipping_option_id
      where m.cart_id = ${cartId} and o.profile_id = ${prepared.profile_id}),
    taxes as (delete from shipping_method_tax_line where shipping_method_id in (select id from replaced))
    delete from shipping_method where id in (select id from replaced)`.execute(db)
  await insertShippingMethod(db, prepared, { cart_id: cartId })
  const { rows } = await sql<{
    hasDiscounts: boolean
  }>`update line_item l set has_shipping = covered.is_covered
    from (select l.id, p.profile_id is null or p.profile_id in (select o.profile_id from shipping_method m
        join shipping_option o on o.id = m.shipping_option_id where m.cart_id = ${cartId}) as is_covered
      from line_item l join product_variant v on v.id = l.variant_id
        left join product_shipping_profile p on p.product_id = v.product_id
      where l.cart_id = ${cartId}) as covered
    where l.id = covered.id
    returning exists (select from cart_discounts where cart_id = ${cartId}) as "hasDiscounts"`.execute(db)
  if (rows[0]?.hasDiscounts) await adjustShippingPrices(db, cartId, false)
}
