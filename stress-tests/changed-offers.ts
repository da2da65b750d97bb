import { sql } from "kysely"
import { bookedMoney, judgeRefused } from "./booked-money.ts"
import { type Completed, createFixtures, type Fixtures } from "./fixtures.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const wantedSales = 1_000

/** R22: what a cart depends on changes between its payment session and its order. */
export const changedOffers: TortureTest = {
  id: "R22",
  title: "prices, tax rates, discounts and cards changed between session and completion",
  async run(context) {
    const shop = await openShop()
    try {
      const market: Market = { shop, fixtures: await createFixtures(shop), context }
      const dice = createDice(context.random)
      const names = Object.keys(changes)
      const tally = { sales: 0, conflicts: new Map<string, number>(), placed: new Map<string, number>() }
      for (; tally.sales < wantedSales && !context.isOver(); tally.sales++) {
        const name = names[tally.sales % names.length]!
        const isAsked = await sell(market, name, dice)
        const counts = isAsked ? tally.conflicts : tally.placed
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      const sum = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
      context.figure("sales", outOf(tally.sales, wantedSales))
      context.figure("at the total shown or less", sum(tally.placed))
      context.figure("asked again", sum(tally.conflicts))
      for (const [name, { asks }] of Object.entries(changes))
        if (asks && tally.sales >= names.length && !tally.conflicts.get(name))
          context.breach(`${name} never made the customer be asked again`)
      if (!tally.placed.get("nothing")) context.breach("no cart was completed unchanged")
    } finally {
      await shop.close()
    }
  },
}

interface Market {
  readonly shop: Shop
  readonly fixtures: Fixtures
  readonly context: TortureContext
}

/** What one cart depends on. */
interface Sale {
  readonly cart: string
  readonly discountId: string
  readonly ruleId: string
  readonly cardId: string
  readonly variantId: string
}

interface Change {
  /** whether the cart becomes more expensive, so that the customer has to be asked again */
  readonly asks: boolean
  readonly make: (market: Market, sale: Sale) => Promise<unknown>
}

const post = (
  path: (sale: Sale, fixtures: Fixtures) => string,
  body: Readonly<Record<string, unknown>> | ((sale: Sale) => object),
) =>
  async function change({ shop, fixtures }: Market, sale: Sale) {
    const content = typeof body === "function" ? body(sale) : body
    const { status, text } = await shop.admin("POST", path(sale, fixtures), content)
    if (status !== 200) throw new Error(`a change was answered ${status} ${text.slice(0, 200)}`)
  }

const discount = ({ discountId }: Sale) => `/admin/discounts/${discountId}` as const
const card = ({ cardId }: Sale) => `/admin/gift-cards/${cardId}` as const
const region = (_: Sale, { regionId }: Fixtures) => `/admin/regions/${regionId}` as const
const longAgo = "2020-01-01T00:00:00.000Z"

const changes: Readonly<Record<string, Change>> = {
  nothing: { asks: false, make: async () => undefined },
  "a higher price": {
    asks: false,
    make: ({ shop }, { variantId }) =>
      sql`update money_amount set amount = amount + 500 where id in
        (select money_amount_id from product_variant_money_amount where variant_id = ${variantId})`.execute(
        shop.engine.db,
      ),
  },
  "a higher shipping price": {
    asks: false,
    make: post((_, { shippingOptionId }) => `/admin/shipping-options/${shippingOptionId}`, {
      amount: 900,
      requirements: [],
    }),
  },
  "a higher tax rate": { asks: true, make: post(region, { tax_rate: 25 }) },
  "a lower tax rate": { asks: false, make: post(region, { tax_rate: 5 }) },
  "a discount of less": {
    asks: false,
    make: post(discount, ({ ruleId }) => ({ rule: { id: ruleId, value: 5, allocation: "total" } })),
  },
  "a disabled discount": { asks: true, make: post(discount, { is_disabled: true }) },
  "an expired discount": {
    asks: true,
    make: post(discount, { starts_at: longAgo, ends_at: "2020-01-02T00:00:00.000Z" }),
  },
  "a postponed discount": { asks: true, make: post(discount, { starts_at: "2999-01-01T00:00:00.000Z" }) },
  "a deleted discount": {
    asks: true,
    make: ({ shop }, sale) => shop.admin("DELETE", discount(sale)),
  },
  "a disabled card": { asks: true, make: post(card, { is_disabled: true }) },
  "an expired card": { asks: true, make: post(card, { ends_at: longAgo }) },
  "an emptied card": { asks: true, make: post(card, { balance: 0 }) },
}

/** @returns whether the customer was asked again */
async function sell(market: Market, name: string, dice: Dice): Promise<boolean> {
  const { shop, fixtures, context } = market
  await shop.admin("POST", `/admin/regions/${fixtures.regionId}`, { tax_rate: 10, gift_cards_taxable: false })
  await shop.admin("POST", `/admin/shipping-options/${fixtures.shippingOptionId}`, {
    amount: 500,
    requirements: [],
  })
  const sale = await prepare(market)
  const shown = await cartOf(shop, sale.cart)
  const make = () => changes[name]!.make(market, sale)
  const isRace = dice.chance(0.4)
  if (!isRace) await make()
  const breach = (what: string) => context.breach(`${name}${isRace ? ", at once" : ""}: ${what}`)
  const [answer] = await Promise.all([fixtures.complete(sale.cart), isRace ? make() : undefined])
  if (answer.status === 200) {
    await judgePlaced(market, answer, shown.total, breach)
    if (!isRace && changes[name]!.asks) breach(`was charged without asking, ${shown.total} shown`)
    return false
  }
  if (!changes[name]!.asks || answer.status !== 409 || answer.body.code !== "cart_total_changed")
    breach(`was answered ${answer.status} ${answer.text.slice(0, 200)}`)
  await judgeRefused(shop, sale.cart, breach)
  const now = await cartOf(shop, sale.cart)
  if (now.total !== now.payment_session.amount)
    breach(`the cart says ${now.total}, its session ${now.payment_session.amount}`)
  if (now.total <= shown.total) breach(`asked again for ${now.total}, though ${shown.total} was shown`)
  const again = await fixtures.complete(sale.cart)
  if (again.status !== 200) breach(`asked again, it was answered ${again.status} ${again.text.slice(0, 200)}`)
  else await judgePlaced(market, again, now.total, breach)
  return true
}

async function prepare({ shop, fixtures }: Market): Promise<Sale> {
  const { variantId } = await fixtures.product([1_000])
  const code = `OFF${crypto.randomUUID().slice(0, 8)}`
  const rule = { type: "percentage", value: 20, allocation: "total" }
  const off = await shop.admin("POST", "/admin/discounts", { code, rule, regions: [fixtures.regionId] })
  const made = await shop.admin("POST", "/admin/gift-cards", { region_id: fixtures.regionId, value: 400 })
  const gift = made.body.gift_card
  const items = [{ variant_id: variantId, quantity: 1 }]
  const offers = { discounts: [{ code }], gift_cards: [{ code: gift.code }] }
  const cart = await fixtures.readyCart(items, offers)
  const { id: discountId, rule_id: ruleId } = off.body.discount
  return { cart, discountId, ruleId, cardId: gift.id, variantId }
}

async function cartOf(shop: Shop, id: string) {
  return (await shop.send("POST", `/store/carts/${id}/taxes`)).body.cart
}

async function judgePlaced(
  { shop }: Market,
  { body }: Completed,
  most: number,
  breach: (what: string) => void,
): Promise<void> {
  const { total } = await bookedMoney(shop, body.data.id, breach)
  if (total > most) breach(`${total} was charged, and ${most} was shown`)
}
