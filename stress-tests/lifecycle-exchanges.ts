import { cancelClaim } from "@stheno/core/internal/commerce/orders/claims/cancel-claim.ts"
import { createClaim } from "@stheno/core/internal/commerce/orders/claims/create-claim.ts"
import {
  cancelClaimFulfillment,
  fulfillClaim,
  shipClaim,
} from "@stheno/core/internal/commerce/orders/claims/fulfill-claim.ts"
import { inTransaction } from "@stheno/core/internal/platform/http/in-transaction.ts"
import { acceptReturn } from "@stheno/core/internal/commerce/orders/returns/accept-return.ts"
import { cancelReturn as cancelOneReturn } from "@stheno/core/internal/commerce/orders/returns/cancel-return.ts"
import { requestReturn } from "@stheno/core/internal/commerce/orders/returns/request-return.ts"
import { cancelSwap as cancelOneSwap } from "@stheno/core/internal/commerce/orders/swaps/cancel-swap.ts"
import { createSwap } from "@stheno/core/internal/commerce/orders/swaps/create-swap.ts"
import {
  cancelSwapFulfillment,
  fulfillSwap,
  shipSwap,
} from "@stheno/core/internal/commerce/orders/swaps/fulfill-swap.ts"
import { processDifference } from "@stheno/core/internal/commerce/orders/swaps/process-difference.ts"
import { sql } from "kysely"
import * as model from "./lifecycle-model.ts"
import type { Claim, Line, Return, Sending, Swap } from "./lifecycle-model.ts"
import { newFulfillment, someUnits, wantedOf, type Scene, type Step } from "./lifecycle-steps.ts"
import type { Answer } from "./shop.ts"

const left = ({ quantity, returned }: Line) => quantity - returned

export function askReturn(scene: Scene): Step {
  const { order, dice, market, context } = scene
  const units = someUnits(scene, order.lines, left)
  const refundable = () => model.paid(order) - model.refunded(order)
  const isLocated = dice.chance(0.5)
  const receive_now = dice.chance(0.1)
  const refund = dice.chance(0.2) ? dice.whole(0, model.paid(order)) : undefined
  const location_id = isLocated ? market.locationId : undefined
  return {
    what: "return",
    isAllowed: () => model.isAlive(order) && model.areFree(order, units) && (refund ?? 0) <= refundable(),
    act: () =>
      requestReturn(context(), {
        orderId: order.id,
        items: wantedOf(units),
        refund,
        location_id,
        receive_now,
      }),
    then: (id) => {
      const back: Return = {
        id: id as string,
        units,
        isLocated,
        owner: "order",
        refund: refund ?? model.worth(units),
        status: "requested",
      }
      order.returns.push(back)
      if (receive_now) comeBack(back, units, isLocated)
    },
  }
}

/** The units that were announced count, those that arrived go on the shelf. */
function comeBack(back: Return, arrived: Return["units"], isLocated: boolean): void {
  back.status = "received"
  back.arrived = arrived
  for (const { line, quantity } of back.units) line.returned += quantity
  if (isLocated) for (const { line, quantity } of arrived) line.stock.stocked += quantity
}

export function receiveReturn({ order, dice, context }: Scene): Step | undefined {
  if (order.returns.length === 0) return undefined
  const back = dice.pick(order.returns)
  const arrived = dice.chance(0.8)
    ? back.units
    : back.units.map(({ line, quantity }) => ({ line, quantity: quantity + dice.whole(0, 1) }))
  const refund = dice.chance(0.2) ? dice.whole(0, model.paid(order)) : undefined
  const amount = () => (back.owner === "swap" ? 0 : (refund ?? back.refund))
  const isTooMuch = () => amount() > model.paid(order) - model.refunded(order)
  const isNamed = back.owner !== "swap" && refund !== undefined
  const isPaid = () => (isTooMuch() ? !isNamed : amount() <= model.held(order))
  return {
    what: `receive return of ${back.owner}`,
    isAllowed: () =>
      back.status === "requested" && model.areOut(arrived) && model.areOut(back.units) && isPaid(),
    act: () => acceptReturn(context(), back.id, { items: wantedOf(arrived), refund }),
    then: () => {
      const status = model.returnedStatus(order.lines)
      const [paid, isRefused] = [amount(), isTooMuch()]
      comeBack(back, arrived, back.isLocated)
      back.refund = isRefused ? 0 : (refund ?? back.refund)
      if (back.owner === "swap") return
      order.fulfillmentStatus = isRefused ? "requires_action" : status
      if (!isRefused && paid > 0) model.payBack(order, paid)
    },
  }
}

export function cancelReturn({ order, dice, context }: Scene): Step | undefined {
  if (order.returns.length === 0) return undefined
  const back = dice.pick(order.returns)
  return {
    what: "cancel return",
    isAllowed: () => back.status !== "received",
    act: () => inTransaction(context(), (stage) => cancelOneReturn(stage, back.id)),
    then: () => void (back.status = "canceled"),
  }
}

export function swap(scene: Scene): Step {
  const { order, dice, market, context } = scene
  const units = someUnits(scene, order.lines, left)
  const mayLack = dice.chance(0.5)
  const quantity = dice.whole(1, 3)
  const isOpen = () => model.isAlive(order) && order.paymentStatus === "captured"
  return {
    what: "swap",
    isAllowed: () => isOpen() && order.fulfillmentStatus !== "not_fulfilled" && model.areFree(order, units),
    act: () =>
      createSwap(context(), {
        orderId: order.id,
        return_items: wantedOf(units),
        additional_items: [{ variant_id: order.spare.variantId, quantity }],
        allow_backorder: mayLack,
      }),
    then: async (result) => {
      const id = result as string
      const { rows } = await sql<{ cart: string; item: string; price: number; back: string; refund: number }>`
        select s.cart_id as cart, l.id as item, l.unit_price as price, r.id as back, r.refund_amount as refund
        from swap s join line_item l on l.swap_id = s.id join return r on r.swap_id = s.id
        where s.id = ${id}`.execute(market.shop.engine.db)
      const { cart: cartId, item, price, back: backId } = rows[0]!
      const refund = model.worth(units)
      const back: Return = { id: backId, units, isLocated: false, owner: "swap", refund, status: "requested" }
      order.returns.push(back)
      const lines = [newLine(scene, { id: item, price, quantity })]
      order.swaps.push({
        ...newSending(id, lines, "not_paid"),
        kind: "swap",
        cartId,
        back,
        credited: units.map(({ line, quantity: count }) => ({ line: { ...line }, quantity: count })),
        mayLack,
        hasShipping: false,
        due: null,
      })
    },
  }
}

function newLine({ order, market }: Scene, line: { id: string; price: number; quantity: number }): Line {
  const rates = [market.shipping.rate]
  return {
    ...line,
    stock: order.spare,
    rates,
    adjustment: 0,
    reserved: 0,
    fulfilled: 0,
    shipped: 0,
    returned: 0,
  }
}

function newSending(id: string, lines: Line[], paymentStatus: string): Sending {
  return { id, lines, fulfillments: [], fulfillmentStatus: "not_fulfilled", paymentStatus, isCanceled: false }
}

/** The buyer chooses a parcel and confirms; what is due is authorized. */
export function confirmSwap(scene: Scene): Step | undefined {
  const { order, dice, market } = scene
  const open = order.swaps.filter(({ due }) => due === null)
  if (open.length === 0) return undefined
  const chosen = dice.pick(open)
  const units = chosen.lines[0]!.quantity
  return {
    what: "confirm swap",
    isAllowed: () => !chosen.isCanceled && (chosen.mayLack || units <= model.available(order.spare)),
    isOneRequest: false,
    act: () => checkOut(market.shop.send, chosen, market.shipping.optionId),
    then: async () => {
      const due = model.swapDue(chosen, market.shipping)
      chosen.due = due
      chosen.paymentStatus = due === 0 ? "difference_refunded" : "awaiting"
      if (!chosen.mayLack) chosen.lines.forEach(model.reserve)
      if (due <= 0) return
      const { rows } = await sql<{ id: string }>`select id from payment
        where swap_id = ${chosen.id} and canceled_at is null`.execute(market.shop.engine.db)
      const id = rows[0]?.id ?? "missing"
      order.payments.push({
        id,
        amount: due,
        swapId: chosen.id,
        isCaptured: false,
        isCanceled: false,
        refunded: 0,
      })
    },
  }
}

async function checkOut(
  send: Scene["market"]["shop"]["send"],
  chosen: Swap,
  optionId: string,
): Promise<void> {
  const path = `/store/carts/${chosen.cartId}` as const
  const must = (answer: Answer, isDone = answer.status === 200) => {
    if (!isDone)
      throw Object.assign(new Error(answer.text), { status: answer.status, isRefusal: answer.status < 500 })
  }
  if (!chosen.hasShipping)
    must(await send("POST", `${path}/shipping-methods`, { body: { option_id: optionId } }))
  chosen.hasShipping = true
  must(await send("POST", `${path}/payment-sessions`, { body: {} }))
  const done = await send("POST", `${path}/complete`, { body: {} })
  must(done, done.status === 200 && done.body.type === "swap")
}

export function settleSwap({ order, dice, context }: Scene): Step | undefined {
  if (order.swaps.length === 0) return undefined
  const chosen = dice.pick(order.swaps)
  const due = chosen.due ?? 0
  const isOwed = () => due < 0 && chosen.paymentStatus !== "difference_refunded"
  return {
    what: `settle swap ${due}`,
    isAllowed: () => !chosen.isCanceled && chosen.due !== null && (!isOwed() || -due <= model.held(order)),
    act: () => processDifference(context(), order.id, chosen.id),
    then: () => {
      if (isOwed()) model.payBack(order, -due)
      for (const payment of order.payments) if (payment.swapId === chosen.id) payment.isCaptured = true
      chosen.paymentStatus = due > 0 ? "captured" : "difference_refunded"
    },
  }
}

export function cancelSwap({ order, dice, context }: Scene): Step | undefined {
  if (order.swaps.length === 0) return undefined
  const chosen = dice.pick(order.swaps)
  const isClosed = () =>
    chosen.fulfillments.every(({ isCanceled }) => isCanceled) && chosen.back.status === "canceled"
  return {
    what: "cancel swap",
    isAllowed: () => chosen.isCanceled || (chosen.paymentStatus !== "difference_refunded" && isClosed()),
    act: () => cancelOneSwap(context(), order.id, chosen.id),
    then: () => {
      for (const payment of order.payments) if (payment.swapId === chosen.id) payment.isCanceled = true
      close(chosen)
      chosen.paymentStatus = "canceled"
    },
  }
}

function close(sending: Sending): void {
  model.release(sending.lines)
  sending.isCanceled = true
  sending.fulfillmentStatus = "canceled"
}

export function claimRefund(scene: Scene): Step {
  const { order, dice, context } = scene
  const units = someUnits(scene, order.lines, ({ fulfilled }) => fulfilled)
  const refund_amount = dice.chance(0.3) ? dice.whole(0, 2000) : undefined
  const sent = units.filter(({ line, quantity }) => line.shipped >= quantity)
  const amount = refund_amount ?? model.worth(sent)
  const isPaid = () => amount <= model.paid(order) - model.refunded(order) && amount <= model.held(order)
  return {
    what: `claim ${amount}`,
    isAllowed: () => model.isAlive(order) && model.areClaimable(order, units) && (amount === 0 || isPaid()),
    act: () =>
      createClaim(context(), order.id, { type: "refund", claim_items: claimed(units), refund_amount }),
    then: (id) => {
      order.claims.push({
        ...newSending(id as string, [], "refunded"),
        kind: "claim",
        type: "refund",
        claimed: units,
        refund: amount,
      })
      if (amount > 0) model.payBack(order, amount)
    },
  }
}

const claimed = (units: Parameters<typeof wantedOf>[0]) =>
  wantedOf(units).map((item) => ({ ...item, reason: "other" as const }))

export function claimReplacement(scene: Scene): Step {
  const { order, dice, market, context } = scene
  const units = someUnits(scene, order.lines, ({ fulfilled }) => fulfilled)
  const quantity = dice.whole(1, 3)
  return {
    what: "claim a replacement",
    isAllowed: () =>
      model.isAlive(order) && model.areClaimable(order, units) && quantity <= model.available(order.spare),
    act: () =>
      createClaim(context(), order.id, {
        type: "replace",
        claim_items: claimed(units),
        additional_items: [{ variant_id: order.spare.variantId, quantity }],
        shipping_methods: [{ option_id: market.shipping.optionId, price: 0 }],
      }),
    then: async (result) => {
      const id = result as string
      const { rows } = await sql<{ item: string; price: number }>`select id as item, unit_price as price
        from line_item where claim_order_id = ${id}`.execute(market.shop.engine.db)
      const line = newLine(scene, { id: rows[0]!.item, price: rows[0]!.price, quantity })
      model.reserve(line)
      const sending = newSending(id, [line], "na")
      order.claims.push({ ...sending, kind: "claim", type: "replace", claimed: units, refund: null })
    },
  }
}

export function cancelOneClaim({ order, dice, context }: Scene): Step | undefined {
  if (order.claims.length === 0) return undefined
  const chosen = dice.pick(order.claims)
  const isClosed = () => !chosen.refund && chosen.fulfillments.every(({ isCanceled }) => isCanceled)
  return {
    what: "cancel claim",
    isAllowed: () => chosen.isCanceled || isClosed(),
    act: () => inTransaction(context(), (stage) => cancelClaim(stage, order.id, chosen.id)),
    then: () => close(chosen),
  }
}

const sendings = ({ order }: Scene): (Swap | Claim)[] => [...order.swaps, ...order.claims]

export function fulfillSending(scene: Scene): Step | undefined {
  const { order, dice, market, context } = scene
  if (sendings(scene).length === 0) return undefined
  const chosen = dice.pick(sendings(scene))
  const isLocated = dice.chance(0.7)
  const location_id = isLocated ? market.locationId : undefined
  const units = chosen.lines.map((line) => ({ line, quantity: line.quantity }))
  const isOpen = () => !chosen.isCanceled && ["not_fulfilled", "canceled"].includes(chosen.fulfillmentStatus)
  const hasMethod = () => (chosen.kind === "swap" ? chosen.due !== null : chosen.type === "replace")
  const isThere = () => !isLocated || model.areStocked(units)
  const act = chosen.kind === "swap" ? fulfillSwap : fulfillClaim
  return {
    what: `fulfill ${chosen.kind}`,
    isAllowed: () => isOpen() && hasMethod() && isThere(),
    act: () => act(context(), order.id, chosen.id, { location_id }),
    then: async () => {
      const known = chosen.fulfillments.map(({ id }) => id)
      const { rows } = await sql<{ id: string }>`select id from fulfillment
        where (swap_id = ${chosen.id} or claim_order_id = ${chosen.id})
          and not id = any(${known})`.execute(market.shop.engine.db)
      model.pack(units, isLocated)
      const ids = rows.map(({ id }) => id)
      chosen.fulfillments.push(newFulfillment(ids, units, isLocated))
      chosen.fulfillmentStatus = "fulfilled"
    },
  }
}

export function shipSending(scene: Scene): Step | undefined {
  const { order, dice, context } = scene
  const open = sendings(scene).filter(({ fulfillments }) => fulfillments.length > 0)
  if (open.length === 0) return undefined
  const chosen = dice.pick(open)
  const fulfillment = dice.pick(chosen.fulfillments)
  const act = chosen.kind === "swap" ? shipSwap : shipClaim
  return {
    what: `ship ${chosen.kind}`,
    isAllowed: () => !chosen.isCanceled && !fulfillment.isCanceled,
    act: () =>
      inTransaction(context(), (stage) =>
        act(stage, order.id, chosen.id, { fulfillment_id: fulfillment.id }),
      ),
    then: () => {
      model.send(fulfillment)
      chosen.fulfillmentStatus = model.sentStatus(chosen.lines)
    },
  }
}

export function cancelSendingFulfillment(scene: Scene): Step | undefined {
  const { order, dice, context } = scene
  const open = sendings(scene).filter(({ fulfillments }) => fulfillments.length > 0)
  if (open.length === 0) return undefined
  const chosen = dice.pick(open)
  const fulfillment = dice.pick(chosen.fulfillments)
  const act = chosen.kind === "swap" ? cancelSwapFulfillment : cancelClaimFulfillment
  return {
    what: `cancel fulfillment of ${chosen.kind}`,
    isAllowed: () => !fulfillment.isShipped,
    act: () => act(context(), order.id, chosen.id, fulfillment.id),
    then: () => {
      if (fulfillment.isCanceled) return
      model.unpack(fulfillment)
      chosen.fulfillmentStatus = "canceled"
    },
  }
}
