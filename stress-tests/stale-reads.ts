import { sql } from "kysely"
import { startStreamingReplica, type StreamingReplica } from "@stheno/testing/streaming-replica.ts"
import { sleep } from "./buyers.ts"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { senderTo } from "@stheno/testing/project-folder.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import type { AnswerTo } from "@stheno/testing/test-app.ts"
import { openShop, type SendOptions, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const buyers = 30
const units = 7
const wantedSales = 20
/** milliseconds that the replica may lag */
const lags = [200, 1_000, 3_000, 10_000]
/** the processes and their connections share what one PostgreSQL has */
const poolSize = "10"

/** R21: reads come from a replica whose lag changes, and nobody notices. */
export const staleReads: TortureTest = {
  id: "R21",
  title:
    "read replica with 0-10 s lag, two processes: every client reads every write, last units are sold once",
  async run(context) {
    const shop = await openShop()
    const replica = await startStreamingReplica({ dataDir: shop.databaseDir, url: shop.databaseUrl })
    const env = { DATABASE_READ_URL: replica.url, DATABASE_POOL_SIZE: poolSize }
    const servers = await Promise.all([serveShop(shop.databaseUrl, env), serveShop(shop.databaseUrl, env)])
    try {
      await playTogether({ shop, replica, servers }, context)
    } finally {
      for (const server of servers) {
        const code = await server.stop()
        if (code !== 0)
          context.breach(`asked to stop, a server ended with ${code}: ${server.output().slice(-500)}`)
      }
      await replica.stop()
      await shop.close()
    }
  },
}

interface Stage {
  readonly shop: Shop
  readonly replica: StreamingReplica
  readonly servers: readonly ServedShop[]
}

/** One who writes through one process and reads through another. */
interface Actor {
  readonly send: Shop["send"]
  readonly admin: Shop["admin"]
  readonly fixtures: Fixtures
  readonly random: () => number
  /** Notes what was read after a write, and a breach where it is not what was written. */
  readonly expectRead: (what: string, read: unknown, written: unknown) => void
}

async function playTogether({ shop, replica, servers }: Stage, context: TortureContext): Promise<void> {
  const send: Shop["send"] = (method, path, options) =>
    sendTo(servers[Math.floor(context.random() * servers.length)]!.url, method, path, options)
  const fixtures = await createFixtures({ send, adminHeaders: shop.adminHeaders })
  const reads = { made: 0 }
  const actor: Actor = {
    send,
    admin: (method, path, body) => send(method, path, { body, headers: shop.adminHeaders }),
    fixtures,
    random: context.random,
    expectRead(what, read, written) {
      reads.made++
      if (read !== written) context.breach(`${what}: read ${String(read)}, written ${String(written)}`)
    },
  }
  const end = { isNear: false }
  const lagging = changeLag(replica, () => end.isNear, context)
  const play = async (scene: (actor: Actor) => Promise<void>) => {
    while (!context.isOver()) await scene(actor)
  }
  const sales = sellLastUnits(actor, context)
  await Promise.all([editCarts, editProducts, editStock, placeOrders].map(play))
  context.figure("sales of the last units", outOf(await sales, wantedSales))
  end.isNear = true
  context.figure("changes of the lag", await lagging)
  context.figure("reads right after a write", reads.made)
  await judgeStock(shop, context)
  await judgeShare(servers, context)
}

async function editCarts({ send, fixtures, random, expectRead }: Actor): Promise<void> {
  const { variantId } = await fixtures.product()
  const created = await send("POST", "/store/carts", { body: { region_id: fixtures.regionId } })
  const path = `/store/carts/${created.body.cart.id}` as const
  expectRead("status of a new cart", (await send("GET", path)).status, 200)
  const added = await send("POST", `${path}/line-items`, { body: { variant_id: variantId, quantity: 1 } })
  const line = added.body.cart.items[0].id
  for (let times = 0; times < 5; times++) {
    const quantity = 1 + Math.floor(random() * 1_000)
    await send("POST", `${path}/line-items/${line}`, { body: { quantity } })
    const { body } = await send("GET", path)
    expectRead("quantity in a cart", body.cart?.items[0]?.quantity, quantity)
    expectRead("total of a cart", body.cart?.subtotal, quantity * 1_000)
  }
  await send("DELETE", `${path}/line-items/${line}`)
  expectRead("lines of an emptied cart", (await send("GET", path)).body.cart?.items.length, 0)
}

async function editProducts({ send, admin, fixtures, random, expectRead }: Actor): Promise<void> {
  const { variantId } = await fixtures.product()
  const found = await admin("GET", `/admin/variants/${variantId}`)
  const id: string = found.body.variant?.product_id
  for (let times = 0; times < 3; times++) {
    const title = `Title ${random()}`
    await admin("POST", `/admin/products/${id}`, { title })
    expectRead(
      "title for the admin",
      (await admin("GET", `/admin/products/${id}`)).body.product?.title,
      title,
    )
    expectRead("title for customers", (await send("GET", `/store/products/${id}`)).body.product?.title, title)
    const { body } = await send("GET", `/store/products?id=${id}`)
    expectRead("title in the list", body.products?.[0]?.title, title)
  }
  await admin("DELETE", `/admin/products/${id}`)
  expectRead("status of a deleted product", (await send("GET", `/store/products/${id}`)).status, 404)
}

async function editStock({ send, admin, fixtures, random, expectRead }: Actor): Promise<void> {
  const { variantId, inventoryItemId } = await fixtures.product([1])
  const item = `/admin/inventory-items/${inventoryItemId}` as const
  for (let times = 0; times < 3; times++) {
    const stocked_quantity = Math.floor(random() * 1_000)
    await admin("POST", `${item}/location-levels/${fixtures.locationIds[0]}`, { stocked_quantity })
    const level = (await admin("GET", item)).body.inventory_item?.location_levels[0]
    expectRead("stock of a level", level?.stocked_quantity, stocked_quantity)
    expectRead("stock of a variant", await stockOf(send, variantId), stocked_quantity)
  }
}

async function stockOf(send: Shop["send"], variantId: string): Promise<unknown> {
  return (await send("GET", `/store/variants/${variantId}`)).body.variant?.inventory_quantity
}

async function placeOrders({ send, admin, fixtures, random, expectRead }: Actor): Promise<void> {
  const { variantId } = await fixtures.product([5])
  const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 2 }])
  const { body } = await fixtures.complete(cart)
  const id: string = body.data?.id
  expectRead("an order for its customer", (await send("GET", `/store/orders/${id}`)).body.order?.id, id)
  expectRead("an order for the admin", (await admin("GET", `/admin/orders/${id}`)).body.order?.id, id)
  const list = await admin("GET", "/admin/orders?limit=50")
  const isListed = list.body.orders?.some((order) => order.id === id)
  expectRead("whether an order is in the list", isListed, true)
  expectRead("stock after an order", await stockOf(send, variantId), 3)
  const email = `buyer${Math.floor(random() * 1e9)}@example.com`
  await admin("POST", `/admin/orders/${id}`, { email })
  expectRead("email of an order", (await admin("GET", `/admin/orders/${id}`)).body.order?.email, email)
  await admin("POST", `/admin/orders/${id}/cancel`)
  expectRead("status of an order", (await admin("GET", `/admin/orders/${id}`)).body.order?.status, "canceled")
  expectRead("stock after a cancellation", await stockOf(send, variantId), 5)
}

/** Customers who saw the stock, perhaps on the replica, complete their carts at once. Returns how many times they did. */
async function sellLastUnits(
  { send, fixtures, expectRead }: Actor,
  context: TortureContext,
): Promise<number> {
  let sold = 0
  for (; sold < wantedSales && !context.isOver(); sold++) {
    const { variantId } = await fixtures.product([units])
    const item = { variant_id: variantId, quantity: 1 }
    const carts: string[] = []
    for (let n = 0; n < buyers; n += 5)
      carts.push(...(await Promise.all(Array.from({ length: 5 }, () => fixtures.readyCart([item])))))
    expectRead("stock before a sale", await stockOf(send, variantId), units)
    const answers = await Promise.all(carts.map((cart) => fixtures.complete(cart)))
    const orders = answers.filter(({ body }) => body?.type === "order")
    if (orders.length !== units) context.breach(`${orders.length} of ${buyers} bought one of ${units} units`)
    expectRead("stock after a sale", await stockOf(send, variantId), 0)
    for (const { body } of orders)
      expectRead(
        "a sold order",
        (await send("GET", `/store/orders/${body.data.id}`)).body.order?.id,
        body.data.id,
      )
    const late = await send("POST", `/store/carts/${carts[0]}/line-items`, { body: item })
    if (late.status < 400 || late.status >= 500) context.breach(`a sold unit was added: ${late.status}`)
  }
  return sold
}

/** The replica lags for a while, stands still or keeps up, in turns. Returns how often its lag was changed. */
async function changeLag(
  replica: StreamingReplica,
  isOver: () => boolean,
  { random }: TortureContext,
): Promise<number> {
  let changes = 0
  for (; !isOver(); changes++) {
    const isPausing = random() < 0.25
    const lag = lags[Math.floor(random() * lags.length)]!
    await (isPausing ? replica.pause() : replica.delay(lag))
    await sleep(500 + 2_500 * random())
    await (isPausing ? replica.resume() : replica.delay(0))
    await sleep(500 + 2_500 * random())
  }
  return changes
}

async function judgeStock(shop: Shop, { breach }: TortureContext): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from inventory_level
    where reserved_quantity > stocked_quantity or reserved_quantity <> (
      select coalesce(sum(quantity), 0) from reservation_item r
      where r.inventory_item_id = inventory_level.inventory_item_id and r.deleted_at is null)`.execute(
    shop.engine.db,
  )
  if (rows[0]!.count > 0) breach(`${rows[0]!.count} levels are oversold or do not fit their reservations`)
}

/** A replica that serves nothing would pass everything else. */
async function judgeShare(servers: readonly ServedShop[], { breach, figure }: TortureContext): Promise<void> {
  const counts = { replica: 0, primary: 0 }
  for (const { url } of servers) {
    const ready = await sendTo(url, "GET", "/ready")
    const { reads } = ownBody<{ read_replica: { reads: typeof counts } }>(ready).read_replica
    counts.replica += reads.replica
    counts.primary += reads.primary
  }
  const share = counts.replica / (counts.replica + counts.primary)
  figure("reads that the replica served", `${counts.replica} (${(100 * share).toFixed(1)} %)`)
  if (!(share > 0)) breach("the replica served no read")
}

const sendTo = <Method extends string, Path extends string>(
  url: string,
  method: Method,
  path: Path,
  { body, headers }: SendOptions = {},
): Promise<AnswerTo<Method, Path>> => senderTo(url)(method, path, body, { ...headers })
