import { sql } from "kysely"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const buyers = 200
const wantedRounds = 20

/** R1: the last units of a variant, and many who want them at the same moment. */
export const lastUnits: TortureTest = {
  id: "R1",
  title: "200 customers at once buy the last 1, 7 or 50 units",
  run: (context) => withShop(1, (shop, fixtures) => rounds(shop, fixtures, context, ["single"])),
}

/** R2: the same over three warehouses, and with two lines that share one inventory item. */
export const lastUnitsOfManyPlaces: TortureTest = {
  id: "R2",
  title: "as R1, with stock at three locations, and with two line items of one inventory item",
  run: (context) => withShop(3, (shop, fixtures) => rounds(shop, fixtures, context, ["spread", "shared"])),
}

type Kind = "single" | "spread" | "shared"

const places: Readonly<Record<Kind, string>> = {
  single: "one location",
  spread: "three locations",
  shared: "shared inventory item",
}

async function withShop(
  locations: number,
  work: (shop: Shop, fixtures: Fixtures) => Promise<void>,
): Promise<void> {
  const shop = await openShop()
  try {
    await work(shop, await createFixtures(shop, locations))
  } finally {
    await shop.close()
  }
}

async function rounds(
  shop: Shop,
  fixtures: Fixtures,
  context: TortureContext,
  kinds: readonly Kind[],
): Promise<void> {
  const slowest = new Map<string, number>()
  let played = 0
  for (let round = 0; round < wantedRounds && !context.isOver(); round++)
    for (const kind of kinds) {
      if (context.isOver()) break
      const sets = [1, 7, 50][round % 3]!
      const took = await playRound(shop, fixtures, sets, kind, context)
      const label = `${places[kind]}, ${sets} left: slowest checkout in ms`
      slowest.set(label, Math.max(took, slowest.get(label) ?? 0))
      played++
    }
  context.figure("rounds", outOf(played, wantedRounds * kinds.length))
  for (const [label, took] of slowest) context.figure(label, took)
}

async function playRound(
  shop: Shop,
  fixtures: Fixtures,
  sets: number,
  kind: Kind,
  { breach }: TortureContext,
): Promise<number> {
  // A cart whose two lines need one item each needs two of it.
  const units = kind === "shared" ? 2 * sets : sets
  const { variantId, inventoryItemId } = await fixtures.product(stockFor(kind, units))
  const items = await itemsFor(shop, kind, variantId, inventoryItemId!, fixtures)
  const carts: string[] = []
  for (let n = 0; n < buyers; n += 20)
    carts.push(...(await Promise.all(Array.from({ length: 20 }, () => fixtures.readyCart(items)))))
  const started = performance.now()
  const answers = await Promise.all(carts.map((cart) => fixtures.complete(cart)))
  const took = Math.round(performance.now() - started)
  const perOrder = items.reduce((sum, { quantity }) => sum + quantity, 0)
  judgeAnswers(answers, Math.floor(units / perOrder), breach)
  await judgeDatabase(shop, inventoryItemId!, units, perOrder, breach)
  return took
}

function stockFor(kind: Kind, units: number): number[] {
  if (kind !== "spread") return [units]
  const third = Math.floor(units / 3)
  return [units - 2 * third, third, third]
}

async function itemsFor(
  shop: Shop,
  kind: Kind,
  variantId: string,
  inventoryItemId: string,
  fixtures: Fixtures,
) {
  const one = { variant_id: variantId, quantity: 1 }
  if (kind !== "shared") return [one]
  const other = await fixtures.product()
  await sql`update product_variant set manage_inventory = true where id = ${other.variantId}`.execute(
    shop.engine.db,
  )
  await sql`insert into product_variant_inventory_item (id, inventory_item_id, variant_id, required_quantity)
    values (${`pvitem_${crypto.randomUUID()}`}, ${inventoryItemId}, ${other.variantId}, 1)`.execute(
    shop.engine.db,
  )
  return [one, { variant_id: other.variantId, quantity: 1 }]
}

function judgeAnswers(answers: readonly Answer[], expected: number, breach: (what: string) => void): void {
  const orders = answers.filter(({ body }) => body?.type === "order").length
  if (orders !== expected) breach(`${orders} answers say order, ${expected} expected`)
  for (const { status, body, text } of answers) {
    if (body?.type === "order") continue
    const isConflict = status === 409 && JSON.stringify(body).includes("insufficient_inventory")
    if (!isConflict) breach(`refused with ${status} ${text.slice(0, 200)}`)
  }
}

async function judgeDatabase(
  shop: Shop,
  inventoryItemId: string,
  units: number,
  perOrder: number,
  breach: (what: string) => void,
): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select (select coalesce(sum(reserved_quantity), 0)::int from inventory_level where inventory_item_id = ${inventoryItemId}) as reserved,
      (select coalesce(sum(quantity), 0)::int from reservation_item
        where inventory_item_id = ${inventoryItemId} and deleted_at is null) as reservations,
      (select coalesce(min(stocked_quantity - reserved_quantity), 0)::int from inventory_level
        where inventory_item_id = ${inventoryItemId}) as least,
      (select count(distinct l.order_id)::int from line_item l
        join product_variant_inventory_item i on i.variant_id = l.variant_id
        where i.inventory_item_id = ${inventoryItemId} and l.order_id is not null) as orders`.execute(
    shop.engine.db,
  )
  const { reserved, reservations, least, orders } = rows[0]!
  const expected = Math.floor(units / perOrder)
  if (orders !== expected) breach(`${orders} orders in the database, ${expected} expected`)
  if (reserved !== expected * perOrder) breach(`${reserved} units reserved, ${expected * perOrder} expected`)
  if (reservations !== reserved) breach(`${reservations} units in reservations, ${reserved} in levels`)
  if (least! < 0) breach(`a level is oversold by ${-least!}`)
}
