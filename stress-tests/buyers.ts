import type { BodyTo } from "@stheno/testing/reply.ts"
import { resumeVoids } from "@stheno/core/host"
import { sql } from "kysely"
import type { Fixtures } from "./fixtures.ts"
import type { Shop } from "./shop.ts"
import { outOf, startDeadline, type TortureContext } from "./test.ts"

export const wantedCheckouts = 1_000
const buyers = 16
const unitsPerOrder = 2
/** two things for 10.00 and a parcel for 5.00 */
const total = 2_500

/** A variant to buy. */
export type Goods = () => Promise<string>

/** Mostly something there is plenty of; else something that 8 buyers want and 3 can have. */
export async function createGoods(fixtures: Fixtures, random: () => number): Promise<Goods> {
  const plenty = await fixtures.product([1_000_000])
  let wanted = 0
  let scarce = Promise.resolve(plenty)
  return async () => {
    if (random() < 0.7) return plenty.variantId
    if (wanted++ % 8 === 0) scarce = untilDone(() => fixtures.product([3 * unitsPerOrder]))
    return (await scarce).variantId
  }
}

/** Tries again while the shop is down. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch {
      await sleep(100)
    }
  }
}

/** What a buyer was told. */
export interface Placed {
  readonly cartId: string
  readonly orderId: string
  readonly key: string
}

/** The tallies that buyers and whoever disturbs them share. */
export interface Tally {
  started: number
  answered: number
  refused: number
  interrupted: number
  kills: number
}

/** Where buyers go, and who disturbs them there. */
export interface Market {
  /** the address of a server that is up; waits while none is */
  url(): Promise<string>
  /** disturbs until it is over */
  disturb(isOver: () => boolean, tally: Tally): Promise<void>
  /** whether an answer says that nothing can be done right now */
  isDown(status: number): boolean
  /** what an answer contains that refuses a request as it should; sold-out goods unless given */
  readonly refusal?: RegExp
}

/** Buyers check out, are disturbed, and send again what was not answered. */
export async function sellWhileDisturbed(
  market: Market,
  fixtures: Fixtures,
  goods: Goods,
  context: TortureContext,
): Promise<Placed[]> {
  const tally: Tally = { started: 0, answered: 0, refused: 0, interrupted: 0, kills: 0 }
  const placed: Placed[] = []
  const isOver = () => tally.started >= wantedCheckouts || context.isOver()
  const buyer: Buyer = { market, tally, ...context, isTooLate: startDeadline(context.minutes + 0.5) }
  const buy = async () => {
    while (!isOver()) {
      tally.started++
      const order = await checkOut(buyer, fixtures, await goods())
      if (order) placed.push(order)
    }
  }
  await market.url()
  const selling = Promise.all(Array.from({ length: buyers }, buy))
  await Promise.all([selling, market.disturb(isOver, tally)])
  await repeat(buyer, placed)
  context.figure("checkouts", outOf(tally.started, wantedCheckouts))
  context.figure("sold out", tally.refused)
  context.figure("kills", tally.kills)
  context.figure("requests cut off", tally.interrupted)
  if (tally.kills < 2 || tally.interrupted < 2)
    context.breach("hardly anything was killed: give it more minutes")
  if (placed.length < tally.kills) context.breach(`only ${placed.length} orders around ${tally.kills} kills`)
  return placed
}

/** A buyer who sends a request again and again until somebody answers it. */
export interface Buyer extends TortureContext {
  readonly market: Market
  readonly tally: Tally
  /** whether the shop has been down for so long after the end that nobody waits any longer */
  readonly isTooLate: () => boolean
}

async function checkOut(buyer: Buyer, fixtures: Fixtures, variantId: string): Promise<Placed | undefined> {
  const { regionId, shippingOptionId } = fixtures
  const items = [{ variant_id: variantId, quantity: unitsPerOrder }]
  const post = <Path extends string>(path: Path, body: object, headers = {}) =>
    askUntilAnswered(buyer, path, { body, headers })
  const made = await post("/store/carts", { region_id: regionId, country_code: "us", items })
  if (!made) return undefined
  const cartId: string = made.cart.id
  const path = `/store/carts/${cartId}` as const
  if (!(await post(path, { email: "buyer@example.com" }))) return undefined
  if (!(await post(`${path}/shipping-methods`, { option_id: shippingOptionId }))) return undefined
  if (!(await post(`${path}/payment-sessions`, {}))) return undefined
  const key = crypto.randomUUID()
  const completed = await complete(buyer, cartId, key)
  if (completed?.type === "order") return { cartId, orderId: completed.data.id, key }
  if (completed) buyer.breach(`${path}/complete left a ${completed.type}`)
  return undefined
}

/** Completes a cart under a key. Returns the body of the answer; undefined when it is a refusal. */
export function complete(buyer: Buyer, cartId: string, key: string) {
  return askUntilAnswered(buyer, `/store/carts/${cartId}/complete`, {
    body: {},
    headers: { "idempotency-key": key },
  })
}

/** Whoever asks once more under the old key is told of the same order. */
async function repeat(buyer: Buyer, placed: readonly Placed[]): Promise<void> {
  for (const { cartId, orderId, key } of placed.slice(-50)) {
    const again = await complete(buyer, cartId, key)
    if (again?.data?.id !== orderId) buyer.breach(`asked again, cart ${cartId} is order ${again?.data?.id}`)
  }
}

/** Sends the same request again and again until somebody answers it; undefined when the answer is a refusal. */
export async function askUntilAnswered<Path extends string>(
  { market, tally, breach, isTooLate }: Buyer,
  path: Path,
  { body, headers }: { body: object; headers: Record<string, string> },
): Promise<BodyTo<"POST", Path> | undefined> {
  const init = {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  }
  for (;;) {
    const url = await market.url()
    try {
      const response = await fetch(url + path, init)
      const text = await response.text()
      if (market.isDown(response.status)) {
        await sleep(100)
        throw new Error("down")
      }
      tally.answered++
      if (response.ok) return JSON.parse(text) as BodyTo<"POST", Path>
      if ((market.refusal ?? /insufficient_inventory/).test(text)) tally.refused++
      else breach(`${path}: ${response.status} ${text.slice(0, 200)}`)
      return undefined
    } catch {
      tally.interrupted++
      if (isTooLate()) return void breach(`${path}: nobody answers any more`)
      await sleep(5)
    }
  }
}

/** What buyers were told of is there once, and nothing else. */
export async function judgeSales(
  shop: Shop,
  placed: readonly Placed[],
  context: TortureContext,
): Promise<void> {
  await judgeOrders(shop, placed, context)
  await judgePayments(shop, context)
  await judgeStock(shop, context)
}

async function judgeOrders(
  shop: Shop,
  placed: readonly Placed[],
  { breach, figure }: TortureContext,
): Promise<void> {
  const { rows } = await sql<{ id: string; cart: string; completed: boolean; lines: number }>`
    select o.id, o.cart_id as cart, c.completed_at is not null as completed,
      (select coalesce(sum(quantity), 0)::int from line_item where order_id = o.id) as lines
    from "order" o join cart c on c.id = o.cart_id`.execute(shop.engine.db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const { orderId, cartId } of placed)
    if (byId.get(orderId)?.cart !== cartId)
      breach(`order ${orderId} of cart ${cartId} was told of and is not there`)
  const told = new Set(placed.map(({ orderId }) => orderId))
  if (told.size !== placed.length) breach(`${placed.length} buyers were told of ${told.size} orders`)
  for (const row of rows) {
    if (!told.has(row.id)) breach(`order ${row.id} is there and nobody was told`)
    if (!row.completed || row.lines !== unitsPerOrder) breach(`order ${row.id} is half made`)
  }
  const carts = new Set(rows.map(({ cart }) => cart))
  if (carts.size !== rows.length) breach(`${rows.length} orders of ${carts.size} carts`)
  figure("orders", rows.length)
}

async function judgePayments(shop: Shop, { breach, figure }: TortureContext): Promise<void> {
  const { db } = shop.engine
  await sql`update payment_call set started_at = started_at - interval '1 hour'`.execute(db)
  figure("voids resumed", await resumeVoids(shop.engine))
  const { rows } = await sql<Record<string, number>>`
    with live as (select * from payment where canceled_at is null)
    select
      (select count(*)::int from (select 1 from live where cart_id is not null
        group by cart_id having count(*) > 1) d) as "carts paid twice",
      (select count(*)::int from (select 1 from live where order_id is not null
        group by order_id having count(*) > 1) d) as "orders paid twice",
      (select count(*)::int from "order" o where not exists
        (select 1 from live where order_id = o.id and cart_id = o.cart_id and amount = ${total}))
        as "orders without their payment",
      (select count(*)::int from live p left join cart c on c.id = p.cart_id
        where p.order_id is null and (c.completed_at is not null or c.id is null or p.captured_at is not null))
        as "payments without an order",
      (select count(*)::int from cart where completed_at is not null and id not in (select cart_id from "order"))
        as "completed carts without an order"`.execute(db)
  const voids = await sql<{
    count: number
  }>`select count(*) from payment where canceled_at is not null`.execute(db)
  figure("payments voided", voids.rows[0]!.count)
  for (const [what, count] of Object.entries(rows[0]!)) if (count > 0) breach(`${count} ${what}`)
}

async function judgeStock(shop: Shop, { breach }: TortureContext): Promise<void> {
  const { rows } = await sql<{ stocked: number; reserved: number; reservations: number; sold: number }>`
    select stocked_quantity as stocked, reserved_quantity as reserved,
      (select coalesce(sum(r.quantity), 0)::int from reservation_item r
        where r.inventory_item_id = level.inventory_item_id and r.deleted_at is null) as reservations,
      (select coalesce(sum(line.quantity), 0)::int from line_item line
        join product_variant_inventory_item item on item.variant_id = line.variant_id
        where item.inventory_item_id = level.inventory_item_id and line.order_id is not null) as sold
    from inventory_level level`.execute(shop.engine.db)
  for (const { stocked, reserved, reservations, sold } of rows)
    if (reserved !== sold || reservations !== sold || sold > stocked)
      breach(`of ${stocked} units ${sold} are sold, ${reserved} reserved, ${reservations} in reservations`)
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
