import type { BodyTo } from "@stheno/testing/reply.ts"
import { sql } from "kysely"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"
import { cartAmounts, shares, type Sale, type SaleLine } from "./totals-oracle.ts"

const wantedCarts = 100
const changes = 100
const code = "TENTH"

/** R9: many hands in one cart. */
export const crowdedCart: TortureTest = {
  id: "R9",
  title: "100 mixed changes of one cart at once, 100 times",
  async run(context) {
    const shop = await openShop()
    try {
      const hall = await openHall(shop)
      const dice = createDice(context.random)
      const tally: Tally = { applied: 0, lineGone: 0, conflicts: 0 }
      let carts = 0
      for (; carts < wantedCarts && !context.isOver(); carts++) {
        const cart = await hall.fixtures.readyCart([{ variant_id: hall.summed, quantity: 1 }])
        const cardCode = await newCard(hall)
        const made = Array.from({ length: changes }, (_, n) => drawChange({ ...hall, cardCode }, dice, n))
        const answers = await Promise.all(made.map(({ send }) => send(`/store/carts/${cart}`)))
        answers.forEach((answer, n) => judgeAnswer(made[n]!, answer, tally, context))
        await judgeCart(
          hall,
          cart,
          made.filter((_, n) => answers[n]!.status === 200),
          context,
        )
        await sellCalmly(hall, cart, context)
      }
      context.figure("carts", outOf(carts, wantedCarts))
      context.figure("changes", tally.applied)
      context.figure("line items that no longer existed", tally.lineGone)
      context.figure("conflicts", tally.conflicts)
    } finally {
      await shop.close()
    }
  },
}

interface Hall {
  readonly shop: Shop
  readonly fixtures: Fixtures
  /** only ever added to */
  readonly summed: string
  /** added to in different bits, set to thousands, and taken out */
  readonly contested: string
}

async function openHall(shop: Shop): Promise<Hall> {
  const fixtures = await createFixtures(shop)
  await shop.admin("POST", `/admin/regions/${fixtures.regionId}`, { tax_rate: 12.5 })
  await shop.admin("POST", "/admin/discounts", {
    code,
    rule: { type: "percentage", value: 10, allocation: "total" },
    regions: [fixtures.regionId],
  })
  const { variantId: summed } = await fixtures.product()
  const { variantId: contested } = await fixtures.product()
  return { shop, fixtures, summed, contested }
}

async function newCard({ shop, fixtures }: Hall): Promise<string> {
  const card = { region_id: fixtures.regionId, value: 1_500 }
  return (await shop.admin("POST", "/admin/gift-cards", card)).body.gift_card.code
}

/** A change, and what it means for the two lines. */
interface Change {
  readonly adds?: number
  readonly bit?: number
  readonly sets?: number
  readonly takesOut?: boolean
  readonly email?: string
  /** asks a provider about the cart as it stands, and gives up when it never stands still */
  readonly mayConflict?: boolean
  /** is about a line that somebody else may take out first */
  readonly mayBeGone?: boolean
  readonly send: (path: string) => Promise<Answer>
}

function drawChange(
  { shop, fixtures, summed, contested, cardCode }: Hall & { readonly cardCode: string },
  dice: Dice,
  n: number,
): Change {
  const post = (path: string, body: object) => shop.send("POST", path, { body })
  const line = async (path: string) => {
    const { rows } = await sql<{ id: string }>`select id from line_item
      where cart_id = ${path.slice(-31)} and variant_id = ${contested}`.execute(shop.engine.db)
    return `${path}/line-items/${rows[0]?.id ?? "item_gone"}`
  }
  const add = (variant_id: string, quantity: number) => (path: string) =>
    post(`${path}/line-items`, { variant_id, quantity })
  const email = `buyer${n}@example.com`
  const bit = 2 ** Math.floor(n / 10)
  if (n % 10 === 0) return { bit, send: add(contested, bit) }
  const sets = 1024 * dice.whole(1, 20)
  return dice.pick<Change>([
    { adds: n, send: add(summed, n) },
    { adds: 1, send: add(summed, 1) },
    {
      mayBeGone: true,
      sets,
      send: async (path) => post(await line(path), { quantity: sets }),
    },
    {
      mayBeGone: true,
      takesOut: true,
      send: async (path) => shop.send("DELETE", await line(path)),
    },
    { email, send: (path) => post(path, { email }) },
    { send: (path) => post(path, { discounts: [{ code }] }) },
    { send: (path) => shop.send("DELETE", `${path}/discounts/${code}`) },
    { send: (path) => post(path, { gift_cards: [{ code: cardCode }] }) },
    {
      mayConflict: true,
      send: (path) => post(`${path}/shipping-methods`, { option_id: fixtures.shippingOptionId }),
    },
    { mayConflict: true, send: (path) => post(`${path}/payment-sessions`, {}) },
  ])
}

interface Tally {
  applied: number
  lineGone: number
  conflicts: number
}

function judgeAnswer(
  change: Change,
  { status, text }: Answer,
  tally: Tally,
  { breach }: TortureContext,
): void {
  if (status === 200) tally.applied++
  else if (status === 409 && change.mayConflict) tally.conflicts++
  else if (change.mayBeGone && isGone(status, text)) tally.lineGone++
  else breach(`answered ${status} ${text.slice(0, 200)}`)
}

/** A line that somebody else took out is not there; everything else has to be done. */
const isGone = (status: number, text: string) => (status === 400 || status === 404) && /line|item/i.test(text)

/** The positive control: once the crowd has gone, the cart can be bought for what it costs. */
async function sellCalmly({ shop, fixtures }: Hall, id: string, { breach }: TortureContext): Promise<void> {
  const path = `/store/carts/${id}` as const
  const [line] = (await shop.send("GET", path)).body.cart.items
  for (const [step, body] of [
    [`line-items/${line.id}`, { quantity: 3 }],
    ["shipping-methods", { option_id: fixtures.shippingOptionId }],
    ["payment-sessions", {}],
  ] as const) {
    const { status, text } = await shop.send("POST", `${path}/${step}`, { body })
    if (status !== 200) breach(`alone, ${step} was answered ${status} ${text.slice(0, 200)}`)
  }
  const { total } = (await shop.send("GET", path)).body.cart
  const { status, body, text } = await fixtures.complete(id)
  if (status !== 200) breach(`alone, completing was answered ${status} ${text.slice(0, 200)}`)
  else if (body.data.total !== total) breach(`the cart cost ${total}, its order costs ${body.data.total}`)
}

type Cart = BodyTo<"GET", "/store/carts/cart_1">["cart"]

async function judgeCart(
  { shop, summed, contested }: Hall,
  id: string,
  done: readonly Change[],
  { breach }: TortureContext,
): Promise<void> {
  const { body } = await shop.send("GET", `/store/carts/${id}`)
  const cart = body.cart
  const unitsOf = (variant: string): number =>
    cart.items
      .filter((item) => item.variant_id === variant)
      .reduce((sum: number, item: { quantity: number }) => sum + item.quantity, 0)
  const added = done.reduce((sum, { adds }) => sum + (adds ?? 0), 1)
  if (unitsOf(summed) !== added) breach(`${unitsOf(summed)} units after ${added} were added`)
  judgeContested(unitsOf(contested), done, breach)
  const emails = done.flatMap(({ email }) => email ?? [])
  if (emails.length > 0 && !emails.includes(cart.email))
    breach(`the address is ${cart.email}, which nobody gave`)
  if (cart.items.length > 2) breach(`${cart.items.length} lines for two variants`)
  if (cart.shipping_methods.length > 1) breach(`${cart.shipping_methods.length} parcels for one cart`)
  judgeTotals(cart, breach)
}

/** Some set or removal was the last, and some of the additions came after it, each once. */
function judgeContested(units: number, done: readonly Change[], breach: (what: string) => void): void {
  const bits = done.reduce((sum, { bit }) => sum + (bit ?? 0), 0)
  const rest = units % 1024
  const sets = done.flatMap(({ sets }) => sets ?? [])
  const isTouched = sets.length > 0 || done.some(({ takesOut }) => takesOut)
  if ((rest & ~bits) !== 0) breach(`${units} units of a line that was given ${bits} at most`)
  if (!isTouched && units !== bits) breach(`${units} units of a line that was given ${bits}`)
  const last = units - rest
  if (last !== 0 && !sets.includes(last)) breach(`${units} units of a line that was never set to ${last}`)
}

function judgeTotals(cart: Cart, breach: (what: string) => void): void {
  const items = cart.items.map((item) => ({
    ...item,
    shipped_quantity: 0,
    returned_quantity: 0,
    is_return: false,
  })) as unknown as SaleLine[]
  const nothing = { gift_card_transactions: [], payments: [], refunds: [] }
  const sale = { ...cart, ...nothing, items } as unknown as Sale
  const amounts = cart as unknown as Readonly<Record<string, number>>
  for (const [name, { of, over }] of Object.entries(cartAmounts(sale)))
    if (over !== 1n || Number(of) !== amounts[name]) breach(`${name} is ${amounts[name]} and should be ${of}`)
  const taken = shares(sale.discounts, items)
  for (const { id, adjustments } of items) {
    const sum = adjustments.reduce((total, { amount }) => total + amount, 0)
    if (sum !== Number(taken.get(id)?.of ?? 0))
      breach(`${sum} is taken off a line instead of ${taken.get(id)?.of}`)
  }
  const sessions: { amount: number | null }[] = cart.payment_sessions
  if (sessions.length > 1) breach(`${sessions.length} payment sessions of one provider`)
  for (const { amount } of sessions)
    if (amount !== cart.total) breach(`a payment session of ${amount} for ${cart.total}`)
}
