import {
  alignPaymentSessions,
  assertOwnCart,
  cartErrors,
  loadCart,
  lockCart,
  presentCart,
  readCartRow,
  type CartRow,
  type LoadedCart,
} from "../carts/index.ts"
import { assertUnanswered } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { JsonReply, type Context } from "../../../platform/http/operation.ts"
import { asRefusal } from "../../../platform/http/reply.ts"
import { CommerceError, generalErrors } from "../../../platform/kernel/errors.ts"
import { createOrderFromCart } from "../../orders/orders/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import type { Selection } from "../../../platform/query/selection.ts"
import { authorizePayment, type Authorization } from "./authorize-payment.ts"
import { checkCompletable } from "./check-completable.ts"
import { confirmSwap, forgetReturnTaxes, swapOfCart } from "./confirm-swap.ts"
import { lockGiftCards } from "./lock-gift-cards.ts"
import { saveUnfinishedSession } from "./save-unfinished-session.ts"
import {
  agreementOf,
  assertAgreed,
  dropLapsedDiscounts,
  isLapse,
  isTotalRefusal,
  type Agreement,
} from "./total-shown.ts"
import { voidPayment } from "./void-payment.ts"

/**
 * What became of a cart: an order, a confirmed swap, or still a cart, whose payment wants something more.
 * @since 0.1
 */
export type Completion =
  | { readonly type: "order"; readonly id: string; readonly isNew?: boolean }
  | { readonly type: "swap"; readonly id: string }
  | { readonly type: "cart"; readonly cart: ResponseRow; readonly paymentStatus: string }

const attempts = 5

/**
 * Completes a cart. In stages, each of which can be repeated: read and check; ask the payment provider, with nothing
 * locked; make the order in one transaction, if the cart is still as it was read. A cart becomes one order only:
 * later requests get that order. What was reserved for a cart that could not become an order is released.
 * What is charged is the order's total: discounts and gift cards that are no longer valid do not count, and nothing
 * is charged when the total is higher than the one the customer was last shown.
 * @param selection of the cart, where it stays one
 * @throws carts.not_found and what `checkCompletable` refuses; checkout.total_changed, checkout.shipping_gone;
 *   payments.provider_failed; a conflict when the cart never stood still
 * @locks cart, then inventory_level, gift_card, discount
 * @emits order.placed, or swap.payment_completed
 * @since 0.1
 */
export async function completeCart(context: Context, id: string, selection: Selection): Promise<Completion> {
  const attempt: Attempt = { authorization: undefined, agreed: undefined }
  try {
    for (let tried = 0; tried < attempts; tried++) {
      const completion = await tryToComplete(context, { id, selection, attempt })
      if (completion) return completion
    }
    throw generalErrors.conflict()
  } catch (error) {
    if (!asRefusal(error)) throw error
    await keepTotalRefusal(context, id, error)
    await giveBack(context, id, attempt)
    // A request that failed because another one was faster gets the order of that one.
    const row = await readCartRow(context.db, id)
    await assertOwnCart(context, row)
    if (row.isCompleted) return finished(context.db, row)
    if (!stockConflict(error)) await forgetReturnTaxes(context.db, id)
    if (isTotalRefusal(error)) await alignPaymentSessions(context, id)
    throw error
  }
}

/**
 * Stores an error because of the total before the payment session gets the new one: a repetition with the same key
 * must not accept what the customer was not shown, even if the process ends in between. The cart is locked meanwhile:
 * no other request with the key places the order at the same moment.
 */
async function keepTotalRefusal(context: Context, id: string, error: unknown): Promise<void> {
  const { keepRefusal } = context
  if (!keepRefusal || !isTotalRefusal(error)) return
  await inTransaction(context, async ({ db }) => {
    const { isCompleted } = await lockCart(db, id)
    if (!isCompleted) await keepRefusal(db, error)
  })
}

/** What one request knows from one try to the next. */
interface Attempt {
  /** what has to be given back when nothing comes of it */
  authorization: Authorization | undefined
  agreed: Agreement | undefined
}

/** @returns undefined when the cart was changed meanwhile */
async function tryToComplete(
  context: Context,
  { id, selection, attempt }: { id: string; selection: Selection; attempt: Attempt },
): Promise<Completion | undefined> {
  const cart = await loadCart(context, id, { selection, withTaxes: "always" })
  if (!cart) throw cartErrors.not_found(id)
  const { customer_id, completed_at, type } = cart.row
  await assertOwnCart(context, { id, customer_id })
  if (completed_at) return finished(context.db, { id, type })
  attempt.agreed = agreementOf(cart, attempt.agreed)
  if (await dropLapsedDiscounts(context, cart)) return undefined
  checkCompletable(cart, { needsStock: await needsStock(context.db, cart.row) })
  assertAgreed(cart, attempt.agreed)
  if (attempt.authorization && cart.totals.totals.total <= 0) await giveBack(context, id, attempt)
  const authorization = await authorizePayment(context.engine, cart, requestOf(context))
  if (authorization && authorization.status !== "authorized")
    return stayCart(context, { cart, authorization, selection })
  attempt.authorization = authorization
  try {
    return await inTransaction(context, (tx) => place(tx, cart, authorization))
  } catch (error) {
    if (isLapse(error)) return undefined
    throw error
  }
}

async function giveBack(context: Context, id: string, attempt: Attempt): Promise<void> {
  const { authorization } = attempt
  attempt.authorization = undefined
  if (authorization) await voidPayment(context, id, authorization)
}

/** Swaps that say so are not held up by missing stock, nor is a draft that was paid outside. */
async function needsStock(db: Executor, { id, type }: CartRow): Promise<boolean> {
  if (type === "draft_order") return false
  return type !== "swap" || !(await swapOfCart(db, id)).allow_backorder
}

/**
 * @returns undefined when the cart is not what was read any more
 */
async function place(
  tx: Context,
  cart: LoadedCart,
  authorization: Authorization | undefined,
): Promise<Completion | undefined> {
  const locked = await lockCart(tx.db, cart.row.id)
  if (locked.isCompleted) return finished(tx.db, locked)
  if (locked.version !== cart.row.updated_at) return undefined
  await assertUnanswered(tx.db, tx.idempotencyKey)
  const current = await lockGiftCards(tx, cart)
  if (current.totals.totals.total !== cart.totals.totals.total) return undefined
  const payment = authorization && {
    providerId: authorization.session.provider_id,
    data: authorization.data,
  }
  if (locked.type === "swap") return { type: "swap", id: await confirmSwap(tx, current, payment) }
  // As in v1, what a paid draft sells is reserved by hand. (facts/checkout.json, draftOrders)
  const isReserving = locked.type !== "draft_order"
  const id = await createOrderFromCart(tx, { cart: current, payment, isReserving })
  return { type: "order", id, isNew: true }
}

/** What an earlier request has made of the cart. */
async function finished(db: Executor, cart: { id: string; type: string }): Promise<Completion> {
  if (cart.type === "swap") return { type: "swap", id: (await swapOfCart(db, cart.id)).id }
  const order = await db.selectFrom("order").select("id").where("cart_id", "=", cart.id).executeTakeFirst()
  if (!order) throw cartErrors.completed()
  return { type: "order", id: order.id }
}

async function stayCart(
  context: Context,
  {
    cart,
    authorization,
    selection,
  }: { cart: LoadedCart; authorization: Authorization; selection: Selection },
): Promise<Completion> {
  const payment_sessions = await saveUnfinishedSession(context, cart, authorization)
  await forgetReturnTaxes(context.db, cart.row.id)
  const current = { ...cart, row: { ...cart.row, payment_sessions } }
  return {
    type: "cart",
    cart: presentCart(current, selection, context),
    paymentStatus: authorization.status,
  }
}

/** What payment providers receive about the request. */
function requestOf({ clientAddress, request, idempotencyKey }: Context) {
  return {
    ip_address: clientAddress ?? null,
    user_agent: request.headers.get("user-agent"),
    idempotency_key: idempotencyKey ?? null,
  }
}

/**
 * An error for insufficient stock, in the shape that completing a cart has for it.
 * @since 0.1
 */
export function stockConflict(error: unknown): JsonReply | undefined {
  if (!(error instanceof CommerceError) || error.code !== "insufficient_inventory") return undefined
  const { message, type, code } = error
  return new JsonReply(409, { errors: [{ message, type, code }] })
}
