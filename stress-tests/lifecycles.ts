import { CommerceError } from "@stheno/core"
import { sql } from "kysely"
import { createFixtures } from "./fixtures.ts"
import { editOrder } from "./lifecycle-edits.ts"
import * as exchanges from "./lifecycle-exchanges.ts"
import type { Line, Order } from "./lifecycle-model.ts"
import { openMarket, placeOrder, type Market } from "./lifecycle-orders.ts"
import * as steps from "./lifecycle-steps.ts"
import type { Scene, Step } from "./lifecycle-steps.ts"
import { createDice } from "./random-sales.ts"
import { openShop } from "./shop.ts"
import { outOf, seededRandom, type TortureContext, type TortureTest } from "./test.ts"

const wantedLifecycles = 10_000
const atOnce = 6

/** What may happen to an order, and how likely. */
const happenings: readonly (readonly [number, (scene: Scene) => Step | undefined])[] = [
  [4, steps.fulfill],
  [3, steps.ship],
  [3, steps.capture],
  [2, steps.refund],
  [1, steps.cancelFulfillment],
  [1, steps.cancel],
  [1, steps.complete],
  [1, steps.archive],
  [3, editOrder],
  [3, exchanges.askReturn],
  [3, exchanges.receiveReturn],
  [2, exchanges.cancelReturn],
  [4, exchanges.swap],
  [5, exchanges.confirmSwap],
  [4, exchanges.settleSwap],
  [2, exchanges.cancelSwap],
  [2, exchanges.claimRefund],
  [3, exchanges.claimReplacement],
  [1, exchanges.cancelOneClaim],
  [4, exchanges.fulfillSending],
  [3, exchanges.shipSending],
  [2, exchanges.cancelSendingFulfillment],
]
const hat = happenings.flatMap(([weight, happening]) => Array.from({ length: weight }, () => happening))

/** R12: whatever is done with an order, also by two at once, the database is where a model without one is. */
export const lifecycles: TortureTest = {
  id: "R12",
  title: "10,000 random order lifecycles against a model",
  async run(context) {
    const shop = await openShop()
    try {
      const market = await openMarket(shop, await createFixtures(shop))
      const tally: Tally = { lives: 0, done: new Map(), refused: 0, once: 0, both: 0 }
      const live = async () => {
        while (tally.lives < wantedLifecycles && !context.isOver())
          await liveThrough(market, context, tally, tally.lives++)
      }
      if (context.round === undefined) await Promise.all(Array.from({ length: atOnce }, live))
      else {
        await liveThrough(market, context, tally, context.round)
        tally.lives = 1
      }
      await judgeMoney(market, context)
      context.figure("lifecycles", outOf(tally.lives, wantedLifecycles))
      context.figure("refused", tally.refused)
      context.figure("pairs of simultaneous requests of which one succeeded", tally.once)
      context.figure("pairs of simultaneous requests that both succeeded", tally.both)
      if (tally.lives >= 100 && (tally.once === 0 || tally.both === 0))
        context.breach("no request that was made twice at once was done once, or none was done twice")
      for (const [what, count] of [...tally.done].toSorted()) context.figure(what, count)
    } finally {
      await shop.close()
    }
  },
}

interface Tally {
  lives: number
  readonly done: Map<string, number>
  refused: number
  /** requests made twice at the same time, of which one was refused */
  once: number
  /** the same, of which none was refused */
  both: number
}

async function liveThrough(
  market: Market,
  context: TortureContext,
  tally: Tally,
  life: number,
): Promise<void> {
  const dice = createDice(seededRandom(context.seed * 100_003 + life))
  const order = await placeOrder(market, dice)
  const scene = steps.sceneOf(market, order, dice)
  const past: string[] = []
  for (let n = dice.whole(6, 40); n > 0; n--) {
    const step = dice.pick(hat)(scene)
    if (!step || (!step.isAllowed() && dice.chance(0.7))) continue
    const isTwice = step.isOneRequest !== false && dice.chance(0.15)
    const difference = await (isTwice ? takeTwice : take)(step, tally)
    past.push(isTwice ? `${step.what} twice at once` : step.what)
    if (difference) return context.breach(`life ${life}: ${difference} after ${past.join(", ")}`)
  }
  const [told, found] = [JSON.stringify(tell(order)), JSON.stringify(await find(market, order))]
  if (told !== found) context.breach(`life ${life}: ${firstDifference(told, found)} after ${past.join(", ")}`)
}

/** Does it, and says where the product and the model disagree about whether it can be done. */
async function take({ what, isAllowed, act, then }: Step, tally: Tally): Promise<string | undefined> {
  try {
    const result = await act()
    if (!isAllowed()) return `${what} was done and should be refused`
    await then(result)
    count(what, tally)
    return undefined
  } catch (error) {
    tally.refused++
    if (!isAllowed() && isRefusal(error)) return undefined
    return `${what} ${isAllowed() ? "should be done" : "should be refused in words"} and ended with ${String(error)}`
  }
}

function count(what: string, { done }: Tally): void {
  const kind = what.replace(/ -?\d+$/, "")
  done.set(kind, (done.get(kind) ?? 0) + 1)
}

/**
 * Makes a request twice at the same time. What comes of it must be what the model says of one of them, or of one
 * after the other: the second counts only where the model allows it after the first.
 */
async function takeTwice({ what, isAllowed, act, then }: Step, tally: Tally): Promise<string | undefined> {
  const wasAllowed = isAllowed()
  const outcomes = await Promise.allSettled([act(), act()])
  let done = 0
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") {
      if (!isRefusal(outcome.reason))
        return `${what}, twice at once, should be refused in words and ended with ${String(outcome.reason)}`
      tally.refused++
      continue
    }
    if (!isAllowed())
      return `${what}, twice at once, was done ${done + 1} times and should be done ${done} times`
    await then(outcome.value)
    count(what, tally)
    done++
  }
  if (done === 1) tally.once++
  if (done === 2) tally.both++
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? String(outcome.reason) : [],
  )
  return wasAllowed && done === 0
    ? `${what}, twice at once, should be done and ended with ${refusals.join(" and ")}`
    : undefined
}

const isRefusal = (error: unknown) =>
  error instanceof CommerceError || (error as { isRefusal?: boolean }).isRefusal === true

type Picture = Readonly<Record<string, unknown>>

const byId = (a: { id: unknown }, b: { id: unknown }) => (String(a.id) < String(b.id) ? -1 : 1)
const lineOf = ({ id, fulfilled, shipped, returned }: Line) => ({ id, fulfilled, shipped, returned })

/** The order as the model has it. */
function tell(order: Order): Picture {
  const lines = [order, ...order.swaps, ...order.claims].flatMap((owner) => owner.lines)
  const sent = [order, ...order.swaps, ...order.claims].flatMap((owner) => owner.fulfillments)
  const stocks = [...new Set([...order.lines.map(({ stock }) => stock), order.spare])]
  const total = order.refunds.reduce((sum, amount) => sum + amount, 0)
  return {
    order: [order.status, order.paymentStatus, order.fulfillmentStatus],
    lines: lines.map(lineOf).sort(byId),
    payments: order.payments
      .map(({ id, amount, isCaptured, isCanceled, refunded }) => ({
        id,
        amount,
        isCaptured,
        isCanceled,
        refunded,
      }))
      .sort(byId),
    refunds: [order.refunds.length, total],
    returns: order.returns.map(({ id, status, refund }) => ({ id, status, refund })).sort(byId),
    swaps: order.swaps
      .map(({ id, paymentStatus, fulfillmentStatus, isCanceled, due }) => ({
        id,
        status: [paymentStatus, fulfillmentStatus, isCanceled, due],
      }))
      .sort(byId),
    claims: order.claims
      .map(({ id, paymentStatus, fulfillmentStatus, isCanceled, refund }) => ({
        id,
        status: [paymentStatus, fulfillmentStatus, isCanceled, refund],
      }))
      .sort(byId),
    fulfillments: sent.map(({ id, isShipped, isCanceled }) => ({ id, isShipped, isCanceled })).sort(byId),
    stock: stocks
      .map(({ variantId, stocked, reserved }) => ({ id: variantId, stocked, reserved, promised: reserved }))
      .sort(byId),
  }
}

/** The order as the database has it, in the same form. */
async function find({ shop }: Market, { id, lines, spare }: Order): Promise<Picture> {
  const variants = [...lines.map(({ stock }) => stock.variantId), spare.variantId]
  const rows = (fields: string, from: string) =>
    sql`(select coalesce(json_agg(json_build_object(${sql.raw(fields)}) order by t.id collate "C"), '[]') from ${sql.raw(from)})`
  const ours =
    "(select id from swap where order_id = $o union select id from claim_order where order_id = $o)"
  const of = (text: string) => text.replaceAll("$o", `'${id}'`)
  const { rows: found } = await sql<{ picture: Picture }>`select json_build_object(
    'order', (select json_build_array(status, payment_status, fulfillment_status) from "order" where id = ${id}),
    'lines', ${rows("'id', id, 'fulfilled', coalesce(fulfilled_quantity, 0), 'shipped', coalesce(shipped_quantity, 0), 'returned', coalesce(returned_quantity, 0)", of(`line_item t where order_id = $o or swap_id in ${ours} or claim_order_id in ${ours}`))},
    'payments', ${rows("'id', id, 'amount', amount, 'isCaptured', captured_at is not null, 'isCanceled', canceled_at is not null, 'refunded', amount_refunded", of("payment t where order_id = $o"))},
    'refunds', (select json_build_array(count(*), coalesce(sum(amount), 0)) from refund where order_id = ${id}),
    'returns', ${rows("'id', id, 'status', status, 'refund', refund_amount", of(`return t where order_id = $o or swap_id in ${ours}`))},
    'swaps', ${rows("'id', id, 'status', json_build_array(payment_status, fulfillment_status, canceled_at is not null, difference_due)", of("swap t where order_id = $o"))},
    'claims', ${rows("'id', id, 'status', json_build_array(payment_status, fulfillment_status, canceled_at is not null, refund_amount)", of("claim_order t where order_id = $o"))},
    'fulfillments', ${rows("'id', id, 'isShipped', shipped_at is not null, 'isCanceled', canceled_at is not null", of(`fulfillment t where order_id = $o or swap_id in ${ours} or claim_order_id in ${ours}`))},
    'stock', (select json_agg(json_build_object('id', v.variant_id, 'stocked', l.stocked_quantity,
        'reserved', l.reserved_quantity, 'promised', (select coalesce(sum(quantity), 0) from reservation_item r
          where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null)) order by v.variant_id collate "C")
      from product_variant_inventory_item v join inventory_level l on l.inventory_item_id = v.inventory_item_id
      where v.variant_id = any(${variants}))) as picture`.execute(shop.engine.db)
  return JSON.parse(JSON.stringify(found[0]!.picture)) as Picture
}

function firstDifference(told: string, found: string): string {
  let at = 0
  while (told[at] === found[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 60)
  return `the model has ${around(told)}, the database ${around(found)}`
}

/** Whatever happened: nobody got back more than was taken, and no stock is below zero. */
async function judgeMoney({ shop }: Market, { breach }: TortureContext): Promise<void> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from payment where amount_refunded > amount) as "payments refunded beyond their amount",
    (select count(*)::int from payment where amount_refunded > 0 and captured_at is null) as "refunds of money never taken",
    (select count(*)::int from "order" o where
      (select coalesce(sum(amount), 0) from refund where order_id = o.id) <>
      (select coalesce(sum(amount_refunded), 0) from payment where order_id = o.id)) as "orders whose refunds do not add up",
    (select count(*)::int from inventory_level where stocked_quantity < 0 or reserved_quantity < 0) as "levels below zero",
    (select count(*)::int from payment_call where status = 'started') as "calls without an end"`.execute(
    shop.engine.db,
  )
  for (const [what, count] of Object.entries(rows[0]!)) if (count > 0) breach(`${count} ${what}`)
}
