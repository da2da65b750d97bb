import { sql } from "kysely"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

/** What a cart costs: one thing for 10.00 and a parcel for 5.00. */
const price = 1_500

/** R8: a discount for one, wanted by a hundred; a gift card of 100.00, used by fifty for 10.00 each. */
export const limitedOffers: TortureTest = {
  id: "R8",
  title: "a discount with one use, requested by 100 carts at once, and a gift card used by 50 carts at once",
  async run(context) {
    const shop = await openShop()
    try {
      const fixtures = await createFixtures(shop)
      for (const play of inTime([useOnce, drain], "rounds", context)) await play(shop, fixtures, context)
    } finally {
      await shop.close()
    }
  },
}

async function useOnce(shop: Shop, fixtures: Fixtures, { breach, figure }: TortureContext): Promise<void> {
  const { variantId } = await fixtures.product()
  const { body } = await shop.admin("POST", "/admin/discounts", {
    code: "ONCE",
    rule: { type: "percentage", value: 50, allocation: "total" },
    regions: [fixtures.regionId],
    usage_limit: 1,
  })
  const items = [{ variant_id: variantId, quantity: 1 }]
  const carts = await Promise.all(
    Array.from({ length: 100 }, () => fixtures.readyCart(items, { discounts: [{ code: "ONCE" }] })),
  )
  const answers = await Promise.all(carts.map((cart) => fixtures.complete(cart)))
  for (const { status, text } of answers)
    if (status !== 200 && !text.includes("cart_total_changed"))
      breach(`answered ${status} ${text.slice(0, 200)}`)
  const placed = answers.filter(({ status }) => status === 200).length
  if (placed !== 1) breach(`${placed} carts were completed with the discount`)
  await buyAtFullPrice(fixtures, carts, breach)
  const { rows } = await sql<{ used: number; counted: number }>`
    select (select count(*)::int from order_discounts where discount_id = ${body.discount.id}) as used,
      (select usage_count from discount where id = ${body.discount.id}) as counted`.execute(shop.engine.db)
  const { used, counted } = rows[0]!
  if (used !== 1 || counted !== 1) breach(`the discount was used ${used} times and counted ${counted} times`)
  figure("discount", `${used} use`)
}

/** The positive control: those who were refused buy after they were shown what it costs without the offer. */
async function buyAtFullPrice(
  fixtures: Fixtures,
  carts: readonly string[],
  breach: (what: string) => void,
): Promise<void> {
  const answers = await Promise.all(carts.map((cart) => fixtures.complete(cart)))
  for (const { status, text } of answers)
    if (status !== 200) breach(`at the full price, answered ${status} ${text.slice(0, 200)}`)
  const full = answers.filter(({ body }) => body.data?.total + body.data?.gift_card_total === price).length
  // One cart used the discount, which takes half of the goods; gift cards take nothing off.
  if (full < carts.length - 1) breach(`${full} of ${carts.length} carts were sold at the full price`)
}

async function drain(shop: Shop, fixtures: Fixtures, { breach, figure }: TortureContext): Promise<void> {
  const { variantId } = await fixtures.product()
  const { body } = await shop.admin("POST", "/admin/gift-cards", {
    region_id: fixtures.regionId,
    value: 10_000,
  })
  const { id, code } = body.gift_card
  const items = [{ variant_id: variantId, quantity: 1 }]
  const carts = await Promise.all(
    Array.from({ length: 50 }, () => fixtures.readyCart(items, { gift_cards: [{ code }] })),
  )
  const answers = await Promise.all(carts.map((cart) => fixtures.complete(cart)))
  for (const { status, text } of answers)
    if (status >= 500) breach(`answered ${status} ${text.slice(0, 200)}`)
  const placed = answers.filter(({ status }) => status === 200).length
  const most = Math.floor(10_000 / price)
  if (placed !== most) breach(`${placed} carts were paid with the card, and it is enough for ${most}`)
  await Promise.all(carts.map((cart) => shop.send("POST", `/store/carts/${cart}/payment-sessions`)))
  // The rest of the card goes to one of them; the others are asked again.
  const rest = await Promise.all(carts.map((cart) => fixtures.complete(cart)))
  for (const { status, text } of rest)
    if (status !== 200 && !text.includes("cart_total_changed"))
      breach(`answered ${status} ${text.slice(0, 200)}`)
  await buyAtFullPrice(fixtures, carts, breach)
  const { rows } = await sql<{ spent: number; balance: number }>`
    select (select coalesce(sum(amount), 0)::int from gift_card_transaction where gift_card_id = ${id}) as spent,
      (select balance from gift_card where id = ${id}) as balance`.execute(shop.engine.db)
  const { spent, balance } = rows[0]!
  if (spent !== 10_000) breach(`${spent} spent of 10000`)
  if (spent + balance !== 10_000) breach(`${spent} spent and ${balance} left do not make 10000`)
  figure("gift card", `${spent} spent`)
}
