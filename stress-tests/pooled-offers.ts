import { sql } from "kysely"
import { complete, type Buyer, type Placed } from "./buyers.ts"
import type { Fixtures } from "./fixtures.ts"
import type { Shop } from "./shop.ts"
import type { TortureContext } from "./test.ts"

const buyers = 12
const unitsPerOrder = 2
const ordersOfLastUnits = 3

let offers = 0

/** Twelve carts want the last units of a variant, of which three can have some. As R1, while servers die. */
export async function sellLastUnits(fixtures: Fixtures, buyer: Buyer): Promise<Placed[]> {
  const { variantId } = await fixtures.product([ordersOfLastUnits * unitsPerOrder])
  const carts = await readyCarts(fixtures, variantId, {})
  const placed = await completeAll(buyer, carts)
  if (placed.length !== ordersOfLastUnits)
    buyer.breach(`${placed.length} orders of the last units for ${ordersOfLastUnits}`)
  return placed
}

/** Twelve carts have a discount that can be used once. As R8, while servers die. */
export async function sellLimitedOffer(shop: Shop, fixtures: Fixtures, buyer: Buyer): Promise<Placed[]> {
  const { variantId } = await fixtures.product()
  // Half of it and the parcel are what every order of this test costs.
  await sql`update money_amount set amount = amount * 2 where id in
    (select money_amount_id from product_variant_money_amount where variant_id = ${variantId})`.execute(
    shop.engine.db,
  )
  const code = `ONCE${offers++}`
  await shop.admin("POST", "/admin/discounts", {
    code,
    rule: { type: "percentage", value: 50, allocation: "total" },
    regions: [fixtures.regionId],
    usage_limit: 1,
  })
  const placed = await completeAll(buyer, await readyCarts(fixtures, variantId, { discounts: [{ code }] }))
  if (placed.length !== 1) buyer.breach(`${placed.length} orders used the discount ${code}`)
  return placed
}

/** The uses of every discount are counted as its orders are. */
export async function judgeOffers({ engine }: Shop, { breach, figure }: TortureContext): Promise<void> {
  const { rows } = await sql<{ code: string; used: number; counted: number }>`
    select code, usage_count as counted,
      (select count(*)::int from order_discounts o where o.discount_id = discount.id) as used
    from discount where code like 'ONCE%'`.execute(engine.db)
  for (const { code, used, counted } of rows)
    if (used !== 1 || counted !== 1) breach(`${code} was used ${used} times and counted ${counted} times`)
  if (rows.length === 0) breach("no limited discount was offered")
  figure("limited discounts", rows.length)
}

function readyCarts(fixtures: Fixtures, variantId: string, change: object): Promise<string[]> {
  const items = [{ variant_id: variantId, quantity: unitsPerOrder }]
  return Promise.all(Array.from({ length: buyers }, () => fixtures.readyCart(items, change)))
}

async function completeAll(buyer: Buyer, carts: readonly string[]): Promise<Placed[]> {
  const answers = await Promise.all(
    carts.map(async (cartId) => {
      const key = crypto.randomUUID()
      const body = await complete(buyer, cartId, key)
      return body?.type === "order" ? [{ cartId, orderId: body.data.id, key }] : []
    }),
  )
  return answers.flat()
}
