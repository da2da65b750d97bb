import { anonymous } from "@stheno/core/internal/platform/http/caller.ts"
import { createContext } from "@stheno/core/internal/platform/http/context.ts"
import { inTransaction } from "@stheno/core/internal/platform/http/in-transaction.ts"
import type { Context } from "@stheno/core/internal/platform/http/operation.ts"
import { cancelOrder } from "@stheno/core/internal/commerce/orders/orders/cancel-order.ts"
import { cancelOrderFulfillment } from "@stheno/core/internal/commerce/orders/orders/cancel-order-fulfillment.ts"
import { captureOrder } from "@stheno/core/internal/commerce/orders/orders/capture-order.ts"
import { archiveOrder, completeOrder } from "@stheno/core/internal/commerce/orders/orders/complete-order.ts"
import { fulfillOrder } from "@stheno/core/internal/commerce/orders/orders/fulfill-order.ts"
import { refundOrder } from "@stheno/core/internal/commerce/orders/orders/refund-order.ts"
import { shipOrder } from "@stheno/core/internal/commerce/orders/orders/ship-order.ts"
import * as model from "./lifecycle-model.ts"
import type { Fulfillment, Line, Order, Units } from "./lifecycle-model.ts"
import type { Market } from "./lifecycle-orders.ts"
import type { Dice } from "./random-sales.ts"

/** One thing that is done with an order. */
export interface Step {
  readonly what: string
  /** what the model says: whether it can be done, as things are now */
  readonly isAllowed: () => boolean
  /** whether it is one request, so that it can be made twice at the same time */
  readonly isOneRequest?: boolean
  readonly act: () => Promise<unknown>
  /** what the model becomes when it was done */
  readonly then: (result: unknown) => void | Promise<void>
}

/** What steps are made from. */
export interface Scene {
  readonly market: Market
  readonly order: Order
  readonly dice: Dice
  /** a request of its own, without a key */
  readonly context: () => Context
}

export function sceneOf(market: Market, order: Order, dice: Dice): Scene {
  const { engine } = market.shop
  const request = () => new Request("http://localhost:9000/", { method: "POST" })
  const context = () => createContext(engine, anonymous, request(), engine.db, new Headers())
  return { market, order, dice, context }
}

/** Some units of some lines, at least one; now and then more than there are. */
export function someUnits({ dice }: Scene, lines: readonly Line[], left: (line: Line) => number): Units[] {
  const units = lines.map((line) => {
    const most = left(line) + (dice.chance(0.05) ? 1 : 0)
    return { line, quantity: dice.chance(0.3) ? most : dice.whole(0, Math.max(0, most)) }
  })
  const some = units.filter(({ quantity }) => quantity > 0)
  return some.length > 0 ? some : [{ line: dice.pick(lines), quantity: 1 }]
}

export const wantedOf = (units: readonly Units[]) =>
  units.map(({ line, quantity }) => ({ item_id: line.id, quantity }))

export function capture({ order, context }: Scene): Step {
  return {
    what: "capture",
    isAllowed: () => model.isAlive(order),
    act: () => captureOrder(context(), order.id),
    then: () => model.captureAll(order),
  }
}

export function refund({ order, dice, context }: Scene): Step {
  const left = () => model.paid(order) - model.refunded(order)
  const amount = dice.chance(0.1) ? left() + dice.whole(0, 1) : dice.whole(1, 1 + Math.floor(left() / 3))
  return {
    what: `refund ${amount}`,
    isAllowed: () => model.isAlive(order) && amount <= left() && amount <= model.held(order),
    act: () => refundOrder(context(), order.id, { amount, reason: "other" }),
    then: () => {
      if (amount > 0) model.payBack(order, amount)
      else order.refunds.push(0)
      if (model.refunded(order) > 0) order.paymentStatus = model.refundStatus(order)
    },
  }
}

export function fulfill(scene: Scene): Step {
  const { order, dice, market, context } = scene
  const units = someUnits(scene, order.lines, ({ quantity, fulfilled }) => quantity - fulfilled)
  const isLocated = dice.chance(0.7)
  const location_id = isLocated ? market.locationId : undefined
  const isThere = () => !isLocated || model.areStocked(units)
  const isLeft = () => units.every(({ line, quantity }) => quantity <= line.quantity - line.fulfilled)
  return {
    what: "fulfill",
    isAllowed: () => model.isAlive(order) && isThere() && isLeft(),
    act: () => fulfillOrder(context(), order.id, { items: wantedOf(units), location_id }),
    then: (ids) => {
      model.pack(units, isLocated)
      order.fulfillments.push(newFulfillment(ids as string[], units, isLocated))
      order.fulfillmentStatus = model.packedStatus(order.lines)
    },
  }
}

export function newFulfillment(
  ids: readonly string[],
  units: readonly Units[],
  isLocated: boolean,
): Fulfillment {
  if (ids.length !== 1) throw new Error(`${ids.length} fulfillments for one shipping method`)
  return { id: ids[0]!, units, isLocated, isShipped: false, isCanceled: false }
}

export function cancelFulfillment({ order, dice, context }: Scene): Step | undefined {
  if (order.fulfillments.length === 0) return undefined
  const fulfillment = dice.pick(order.fulfillments)
  return {
    what: "cancel fulfillment",
    isAllowed: () => !fulfillment.isShipped,
    act: () => cancelOrderFulfillment(context(), order.id, fulfillment.id),
    then: () => {
      if (fulfillment.isCanceled) return
      model.unpack(fulfillment)
      order.fulfillmentStatus = "canceled"
    },
  }
}

export function ship({ order, dice, context }: Scene): Step | undefined {
  if (order.fulfillments.length === 0) return undefined
  const fulfillment = dice.pick(order.fulfillments)
  return {
    what: "ship",
    isAllowed: () => model.isAlive(order) && !fulfillment.isCanceled,
    act: () =>
      inTransaction(context(), (stage) => shipOrder(stage, order.id, { fulfillment_id: fulfillment.id })),
    then: () => {
      model.send(fulfillment)
      order.fulfillmentStatus = model.sentStatus(order.lines)
    },
  }
}

export function cancel({ order, dice, context }: Scene): Step | undefined {
  if (order.fulfillments.length === 0 && dice.chance(0.9)) return undefined
  const isClosed = () =>
    order.refunds.length === 0 &&
    [...order.fulfillments, ...order.swaps, ...order.claims].every(({ isCanceled }) => isCanceled) &&
    order.returns.every(({ owner, status }) => owner === "swap" || status === "canceled")
  return {
    what: "cancel order",
    isAllowed: () => !model.isAlive(order) || isClosed(),
    act: () => cancelOrder(context(), order.id),
    then: () => {
      for (const payment of order.payments) payment.isCanceled = true
      model.release(order.lines)
      order.status = order.paymentStatus = order.fulfillmentStatus = "canceled"
    },
  }
}

export function complete({ order, context }: Scene): Step {
  return {
    what: "complete",
    isAllowed: () => model.isAlive(order),
    act: () => inTransaction(context(), (stage) => completeOrder(stage, order.id)),
    then: () => void (order.status = "completed"),
  }
}

export function archive({ order, context }: Scene): Step {
  return {
    what: "archive",
    isAllowed: () => order.status === "completed",
    act: () => inTransaction(context(), (stage) => archiveOrder(stage, order.id)),
    then: () => void (order.status = "archived"),
  }
}
