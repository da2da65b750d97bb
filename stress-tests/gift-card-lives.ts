import { sql } from "kysely"
import { bookedMoney } from "./booked-money.ts"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const wantedLives = 1_000
const value = 2_000

/**
 * R19: gift cards are bought, paid or not, refunded, canceled, disabled, returned, claimed, edited out of their order,
 * and spent at any of these moments.
 */
export const giftCardLives: TortureTest = {
  id: "R19",
  title: "gift cards spent around capture, refund, cancel, return, claim, edit, disabling and expiry",
  async run(context) {
    const shop = await openShop()
    try {
      const market = await openMarket(shop, context)
      const dice = createDice(context.random)
      let lives = 0
      for (; lives < wantedLives && !context.isOver(); lives++) await live(market, lives, dice)
      const { tally } = market
      context.figure("cards", outOf(lives, wantedLives))
      for (const [what, count] of Object.entries(tally)) context.figure(what, count)
      if (lives >= 12 && (tally.spent === 0 || tally["refused unpaid"] === 0 || tally["at once"] === 0))
        context.breach("no card was spent, none was refused, or nothing happened at once")
      if (lives >= 60 && (tally["taken back"] === 0 || tally["kept because it was spent"] === 0))
        context.breach("no card was taken back, or none was kept because it was spent")
      await judgeBooks(market)
    } finally {
      await shop.close()
    }
  },
}

interface Market {
  readonly shop: Shop
  readonly fixtures: Fixtures
  readonly context: TortureContext
  readonly cardVariant: string
  readonly goods: string
  readonly tally: {
    spent: number
    "refused unpaid": number
    "at once": number
    undone: number
    "taken back": number
    "kept because it was spent": number
  }
}

async function openMarket(shop: Shop, context: TortureContext): Promise<Market> {
  const fixtures = await createFixtures(shop)
  await shop.admin("POST", `/admin/regions/${fixtures.regionId}`, { gift_cards_taxable: false })
  const { variantId: cardVariant } = await fixtures.product()
  const { variantId: goods } = await fixtures.product()
  await sql`update product set is_giftcard = true, discountable = false
    where id = (select product_id from product_variant where id = ${cardVariant})`.execute(shop.engine.db)
  await sql`update money_amount set amount = ${value} where id in
    (select money_amount_id from product_variant_money_amount where variant_id = ${cardVariant})`.execute(
    shop.engine.db,
  )
  const tally = {
    spent: 0,
    "refused unpaid": 0,
    "at once": 0,
    undone: 0,
    "taken back": 0,
    "kept because it was spent": 0,
  }
  return { shop, fixtures, context, cardVariant, goods, tally }
}

interface Card {
  readonly id: string
  readonly code: string
  readonly orderId: string
  readonly lineId: string
}

/** One card: it is not spent before it is paid, it is afterwards, and then one thing undoes it. */
async function live(market: Market, life: number, dice: Dice): Promise<void> {
  const { context, tally } = market
  const breach = (what: string) => context.breach(`card ${life}: ${what}`)
  const how = dice.pick(undoings)
  const card = await buy(market, isReturn(how))
  if (await apply(market, await readyCart(market), card)) breach("an unpaid card was put on a cart")
  else tally["refused unpaid"]++
  await act(market, card, "capture")
  if (dice.chance(0.5)) await spend(market, card, breach)
  const cart = await readyCart(market)
  if (!(await apply(market, cart, card))) return breach("a paid card was refused")
  await undo(market, { card, cart, how, isRace: dice.chance(0.5) }, breach)
}

/** Those of them by which the card comes back: it was bought beside goods, so the order's money would still cover it. */
const returns = ["return", "claim", "edit"] as const

const undoings = ["refund", "cancel", "disable", "expire", "nothing", ...returns] as const

const isReturn = (how: (typeof undoings)[number]): how is (typeof returns)[number] =>
  returns.some((each) => each === how)

interface Undoing {
  readonly card: Card
  /** has the card, and was shown what it pays */
  readonly cart: string
  readonly how: (typeof undoings)[number]
  readonly isRace: boolean
}

async function undo(
  market: Market,
  { card, cart, how, isRace }: Undoing,
  breach: (what: string) => void,
): Promise<void> {
  const { shop, fixtures, tally } = market
  const before = await spentOf(shop, card)
  const make = () => {
    if (how === "refund")
      return act(market, card, "refund", { amount: value + 500 - before, reason: "other" })
    if (how === "cancel") return act(market, card, "cancel")
    if (isReturn(how)) return giveBack(market, card, how)
    const change = how === "disable" ? { is_disabled: true } : { ends_at: "2020-01-01T00:00:00.000Z" }
    return how === "nothing"
      ? Promise.resolve(false)
      : shop.admin("POST", `/admin/gift-cards/${card.id}`, change).then(({ status }) => status === 200)
  }
  const complete = () => fixtures.complete(cart)
  const work = isRace ? [make, complete] : []
  if (isRace) tally["at once"]++
  const isUndone = isRace ? undefined : await make()
  const results = await Promise.all(work.map((start) => start()))
  const answer = isRace ? (results[1] as Awaited<ReturnType<typeof complete>>) : await complete()
  const made = isRace ? (results[0] as boolean) : isUndone!
  const after = await spentOf(shop, card)
  if (answer.status === 200) await bookedMoney(shop, answer.body.data.id, breach)
  else if (answer.status !== 409 && answer.status !== 400)
    breach(`${how}: completing was answered ${answer.status} ${answer.text.slice(0, 200)}`)
  if (made) tally.undone++
  if (isReturn(how) && made) tally["taken back"]++
  if (isReturn(how) && before > 0 && !made) tally["kept because it was spent"]++
  if (!isRace && made && after !== before) breach(`${how} came first, and ${after - before} was spent`)
  if (isReturn(how) && !made && after === 0) breach(`${how} of a card that nobody spent was refused`)
  if (isReturn(how) && made && after > 0) breach(`${how} was done, and ${after} were spent`)
  if (!made && how !== "cancel" && answer.status !== 200)
    breach(`${how} did not happen, and the cart was answered ${answer.status} ${answer.text.slice(0, 200)}`)
  if (how === "nothing") await judgeSpent(market, card, after, breach)
  if (made && (how === "refund" || how === "cancel") && after > before && answer.status === 200)
    breach(`${how} and a purchase for ${after - before} both went through`)
}

/** The money of a card that was spent stays; the rest goes back. */
async function judgeSpent(
  market: Market,
  card: Card,
  spent: number,
  breach: (what: string) => void,
): Promise<void> {
  const left = value + 500 - spent
  if (await act(market, card, "cancel")) return breach(`the order was canceled, and ${spent} are spent`)
  if (await act(market, card, "refund", { amount: left + 1, reason: "other" }))
    return breach(`more than the ${left} that are left was refunded`)
  if (!(await act(market, card, "refund", { amount: left, reason: "other" })))
    breach(`the ${left} that are left were not refunded`)
}

/** Lets the card come back to the store. The goods beside it stay with the customer, and so does their money here. */
async function giveBack(
  market: Market,
  { orderId, lineId }: Card,
  how: (typeof returns)[number],
): Promise<boolean> {
  const { shop } = market
  const order = `/admin/orders/${orderId}` as const
  const isDone = ({ status }: Answer) => status === 200
  const item = { item_id: lineId, quantity: 1 }
  if (how === "return")
    return isDone(
      await shop.admin("POST", `${order}/return`, { items: [item], receive_now: true, refund: 0 }),
    )
  if (how === "claim") {
    const claim = { type: "refund", refund_amount: 0, claim_items: [{ ...item, reason: "other" }] }
    return isDone(await shop.admin("POST", `${order}/claims`, claim))
  }
  const { body } = await shop.admin("POST", "/admin/order-edits", { order_id: orderId })
  const edit = `/admin/order-edits/${body.order_edit.id}` as const
  const { body: opened } = await shop.admin("GET", edit)
  const copy = opened.order_edit.items.find((each) => each.original_item_id === lineId)
  await shop.admin("DELETE", `${edit}/items/${copy.id}`)
  await shop.admin("POST", `${edit}/request`)
  return isDone(await shop.admin("POST", `${edit}/confirm`))
}

/** A card, and goods beside it where they are asked for. */
async function buy(market: Market, hasGoods: boolean): Promise<Card> {
  const { shop, fixtures, cardVariant, goods } = market
  const variants = hasGoods ? [cardVariant, goods] : [cardVariant]
  const cart = await fixtures.readyCart(variants.map((variant_id) => ({ variant_id, quantity: 1 })))
  const { body } = await fixtures.complete(cart)
  const { rows } = await sql<{ id: string; code: string }>`select id, code from gift_card
    where order_id = ${body.data.id}`.execute(shop.engine.db)
  const line = body.data.items.find(({ is_giftcard }) => is_giftcard)
  return { ...rows[0]!, orderId: body.data.id, lineId: line.id }
}

const readyCart = ({ fixtures, goods }: Market) => fixtures.readyCart([{ variant_id: goods, quantity: 1 }])

async function apply({ shop }: Market, cart: string, { code }: Card): Promise<boolean> {
  const { status } = await shop.send("POST", `/store/carts/${cart}`, { body: { gift_cards: [{ code }] } })
  return status === 200
}

async function act({ shop }: Market, { orderId }: Card, what: string, body: object = {}): Promise<boolean> {
  return (await shop.admin("POST", `/admin/orders/${orderId}/${what}`, body)).status === 200
}

/** The positive control: goods for 10.00 and a parcel for 5.00, for a card of 20.00. */
async function spend(market: Market, card: Card, breach: (what: string) => void): Promise<void> {
  const { shop, fixtures, tally } = market
  const cart = await readyCart(market)
  if (!(await apply(market, cart, card))) return breach("a paid card was refused")
  const { status, body, text } = await fixtures.complete(cart)
  if (status !== 200) return breach(`a paid card was not accepted: ${status} ${text.slice(0, 200)}`)
  const { cards } = await bookedMoney(shop, body.data.id, breach)
  if (cards !== 1_500) breach(`a paid card paid ${cards} of 1500`)
  tally.spent++
}

async function spentOf({ engine }: Shop, { id }: Card): Promise<number> {
  const { rows } = await sql<{ spent: number }>`select coalesce(sum(t.amount), 0)::int as spent
    from gift_card_transaction t join "order" o on o.id = t.order_id
    where t.gift_card_id = ${id} and o.status <> 'canceled'`.execute(engine.db)
  return rows[0]!.spent
}

/** Whatever happened: cards are never overdrawn, and never spent beyond the money that the store holds. */
async function judgeBooks({ shop, context }: Market): Promise<void> {
  const { rows } = await sql<Record<string, number>>`with spent as (
      select g.id, g.order_id, g.value, g.balance, coalesce(sum(t.amount), 0) as amount
      from gift_card g left join (select c.* from gift_card_transaction c join "order" o on o.id = c.order_id
        where o.status <> 'canceled') t on t.gift_card_id = g.id group by g.id)
    select
      (select count(*)::int from spent where value - amount <> balance or balance < 0) as "cards do not add up",
      (select count(*)::int from spent s where amount > (select coalesce(sum(p.amount - p.amount_refunded), 0)
        from payment p where p.order_id = s.order_id and captured_at is not null and canceled_at is null))
        as "cards were spent without money",
      (select count(*)::int from "order" o
        where not exists (select from order_edit e where e.order_id = o.id and e.confirmed_at is not null) and
        (select coalesce(sum(amount), 0) from payment where order_id = o.id)
          + (select coalesce(sum(amount), 0) from gift_card_transaction where order_id = o.id)
        <> (select sum(unit_price * quantity) from line_item where order_id = o.id)
          + (select sum(price) from shipping_method where order_id = o.id)) as "orders were not paid exactly",
      (select count(*)::int from payment where order_id is null and canceled_at is null) as "payments have no order"`.execute(
    shop.engine.db,
  )
  for (const [what, count] of Object.entries(rows[0]!)) if (count > 0) context.breach(`${count} ${what}`)
}
