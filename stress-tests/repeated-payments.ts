import { sql } from "kysely"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const wantedCarts = 500
const deliveries = 10

/**
 * R4: what a payment provider's webhook would set off. The product has no entry for webhooks: a plugin that takes one
 * completes the cart and captures the order, by the operations that are called here, as often and in the order in
 * which the provider sends it.
 */
export const repeatedPayments: TortureTest = {
  id: "R4",
  title: "authorized and captured 10 times each, out of order, around completion, 500 times",
  async run(context) {
    const shop = await openShop()
    try {
      const fixtures = await createFixtures(shop)
      const { variantId } = await fixtures.product([1_000_000])
      const dice = createDice(context.random)
      const tally = { carts: 0, calls: 0, early: 0 }
      for (; tally.carts < wantedCarts && !context.isOver(); tally.carts++) {
        const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 1 }])
        const calls = drawCalls({ shop, fixtures, cart, tally }, dice)
        tally.calls += calls.length
        const answers = await inWaves(calls, dice)
        for (const { status, text } of answers)
          if (status >= 500) context.breach(`answered ${status} ${text.slice(0, 200)}`)
        await judge(shop, cart, context)
      }
      context.figure("carts", outOf(tally.carts, wantedCarts))
      context.figure("calls", tally.calls)
      context.figure("captures before the order existed", tally.early)
    } finally {
      await shop.close()
    }
  },
}

interface Delivery {
  readonly shop: Shop
  readonly fixtures: Fixtures
  readonly cart: string
  readonly tally: { early: number }
}

type Call = () => Promise<Answer | undefined>

/** "Authorized" completes the cart, "captured" captures its order: ten of each, in any order, the last ones in theirs. */
function drawCalls(delivery: Delivery, dice: Dice): Call[] {
  const authorized: Call = () => delivery.fixtures.complete(delivery.cart)
  const captured: Call = () => capture(delivery)
  const calls = [
    ...Array<Call>(deliveries - 1).fill(authorized),
    ...Array<Call>(deliveries - 1).fill(captured),
  ]
  const shuffled = calls
    .map((call) => ({ call, place: dice.whole(0, 1e9) }))
    .sort((a, b) => a.place - b.place)
  return [...shuffled.map(({ call }) => call), authorized, captured]
}

async function capture({ shop, cart, tally }: Delivery): Promise<Answer | undefined> {
  const { rows } = await sql<{ id: string; payment: string }>`select o.id, p.id as payment from "order" o
    join payment p on p.order_id = o.id where o.cart_id = ${cart}`.execute(shop.engine.db)
  // A provider sends it again when it is told that there is no order yet.
  if (!rows[0]) return void tally.early++
  const paths = [`/admin/orders/${rows[0].id}/capture`, `/admin/payments/${rows[0].payment}/capture`]
  return shop.admin("POST", paths[cart.charCodeAt(cart.length - 1) % 2]!)
}

/** Some at once, some after one another; the last two at the end. */
async function inWaves(calls: readonly Call[], dice: Dice): Promise<Answer[]> {
  const answers: (Answer | undefined)[] = []
  let at = 0
  while (at < calls.length - 2) {
    const size = Math.min(dice.whole(1, 8), calls.length - 2 - at)
    answers.push(...(await Promise.all(calls.slice(at, at + size).map((call) => call()))))
    at += size
  }
  for (const call of calls.slice(-2)) answers.push(await call())
  return answers.filter((answer) => answer !== undefined)
}

async function judge({ engine }: Shop, cart: string, { breach }: TortureContext): Promise<void> {
  const { rows } = await sql<
    Record<string, number>
  >`with paid as (select * from payment where cart_id = ${cart})
    select (select count(*)::int from "order" where cart_id = ${cart}) as orders,
      (select count(*)::int from paid where canceled_at is null) as payments,
      (select count(*)::int from paid where captured_at is not null) as captures,
      (select count(*)::int from payment_call c join paid p on p.id = c.payment_id
        where c.kind = 'capture' and c.status = 'succeeded') as "asked to capture"`.execute(engine.db)
  for (const [what, count] of Object.entries(rows[0]!))
    if (count !== 1) breach(`${count} ${what} for one cart`)
  const orphans = await sql<{ n: number }>`select count(*)::int as n from payment
    where cart_id = ${cart} and order_id is null and canceled_at is null`.execute(engine.db)
  if (orphans.rows[0]!.n > 0) breach(`${orphans.rows[0]!.n} payments without an order`)
}
