import type { BodyTo } from "@stheno/testing/reply.ts"
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { sql } from "kysely"
import { createFixtures } from "./fixtures.ts"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const wantedReads = 1_000_000
const readers = 6
/** Responses that a reader asks for at the same time, between two looks at the database */
const atOnce = 4
/** So many of the looks compare one response with uncached ones, byte for byte. */
const comparedShare = 0.1

/** R24: cached responses are what the database holds, while other processes write to it. */
export const cachedAnswers: TortureTest = {
  id: "R24",
  title:
    "cached responses of two servers, writers in two other processes: no response older than the database",
  async run(context) {
    const shop = await openShop()
    const env = { DATABASE_POOL_SIZE: "10" }
    const servers = await Promise.all([serveShop(shop.databaseUrl, env), serveShop(shop.databaseUrl, env)])
    const writers: ChildProcess[] = []
    try {
      const shown = await makeRows(shop)
      // Each row has one writer, so its numbers only grow.
      for (const half of [0, 1])
        writers.push(
          await startWriter(
            shop.databaseUrl,
            shown.filter((_, n) => n % 2 === half),
          ),
        )
      await readAll({ shop, servers, shown }, context)
    } finally {
      for (const writer of writers) writer.kill("SIGKILL")
      for (const server of servers) {
        const code = await server.stop()
        if (code !== 0)
          context.breach(`asked to stop, a server ended with ${code}: ${server.output().slice(-500)}`)
      }
      await shop.close()
    }
  },
}

/** Finds a number in a response, by its path. */
type Responses = Readonly<Record<string, (body: unknown) => unknown>>

function at<Path extends string>(path: Path, find: (body: BodyTo<"GET", Path>) => unknown): Responses {
  return { [path]: (body) => find(body as BodyTo<"GET", Path>) }
}

type Product = BodyTo<"GET", "/store/products/prod_1">["product"]

/** A number in the database that responses show. */
interface Shown {
  readonly name: string
  /** the statement that writes it, as $1 */
  readonly write: string
  /** the query of its value */
  readonly value: string
  /** paths whose responses have it, and where */
  readonly responses: Responses
}

/** The rows that are written to. */
interface Ids {
  readonly region: string
  readonly product: string
  readonly variant: string
  readonly price: string
  readonly inventoryItem: string | undefined
  readonly order: string
  readonly customer: string
}

async function makeRows(shop: Shop): Promise<Shown[]> {
  const fixtures = await createFixtures(shop)
  const { variantId, inventoryItemId } = await fixtures.product([5])
  const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 1 }])
  const order = (await fixtures.complete(cart)).body.data
  const { variant } = (await shop.admin("GET", `/admin/variants/${variantId}`)).body
  const shown = shownRows({
    region: fixtures.regionId,
    product: variant.product_id,
    variant: variantId,
    price: variant.prices[0].id,
    inventoryItem: inventoryItemId,
    order: order.id,
    customer: order.customer_id,
  })
  for (const { write } of shown) await sql.raw(write.replace("$1", "100")).execute(shop.engine.db)
  return shown
}

const text = (table: string, column: string, id: string) => ({
  write: `update ${table} set ${column} = $1::int::text where id = '${id}'`,
  value: `select ${column}::int from ${table} where id = '${id}'`,
})
const number = (table: string, column: string, where: string) => ({
  write: `update ${table} set ${column} = $1::int where ${where}`,
  value: `select ${column}::int from ${table} where ${where}`,
})

function shownRows(ids: Ids): Shown[] {
  const list = `/store/products?region_id=${ids.region}` as const
  const single = `/store/products/${ids.product}?region_id=${ids.region}` as const
  const inBoth = (find: (product: Product) => unknown): Responses => ({
    ...at(list, ({ products }) => find(products[0])),
    ...at(single, ({ product }) => find(product)),
  })
  return [
    {
      name: "title of a product",
      ...text("product", "title", ids.product),
      responses: {
        ...inBoth((product) => product.title),
        ...at("/admin/products", ({ products }) => products[0].title),
      },
    },
    {
      name: "price",
      ...number("money_amount", "amount", `id = '${ids.price}'`),
      responses: inBoth((product) => product.variants[0].calculated_price),
    },
    {
      name: "stock",
      ...number("inventory_level", "stocked_quantity", `inventory_item_id = '${ids.inventoryItem}'`),
      responses: at(
        "/admin/inventory-items",
        ({ inventory_items }) => inventory_items[0].location_levels[0].stocked_quantity,
      ),
    },
    {
      name: "title of a variant",
      ...text("product_variant", "title", ids.variant),
      responses: {
        ...inBoth((product) => product.variants[0].title),
        ...at("/store/variants", ({ variants }) => variants[0].title),
      },
    },
    {
      name: "name of a region",
      ...text("region", "name", ids.region),
      responses: at("/store/regions", ({ regions }) => regions[0].name),
    },
    {
      name: "email of an order",
      ...text(`"order"`, "email", ids.order),
      responses: at("/admin/orders", ({ orders }) => orders[0].email),
    },
    {
      name: "quantity in an order",
      ...number("line_item", "quantity", `order_id = '${ids.order}'`),
      responses: at("/admin/orders?expand=items&fields=id", ({ orders }) => orders[0].items[0].quantity),
    },
    {
      name: "name of a customer",
      ...text("customer", "first_name", ids.customer),
      responses: at("/admin/customers", ({ customers }) => customers[0].first_name),
    },
  ]
}

async function startWriter(databaseUrl: string, shown: readonly Shown[]): Promise<ChildProcess> {
  const script = fileURLToPath(new URL("cache-writer.ts", import.meta.url))
  const writer = spawn(process.execPath, ["--import", "tsx", script], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      WRITES: JSON.stringify(shown.map(({ write }) => write)),
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  await once(writer.stdout, "data")
  return writer
}

interface Stage {
  readonly shop: Shop
  readonly servers: readonly ServedShop[]
  readonly shown: readonly Shown[]
}

/** The numbers of the database, by the names of {@link Shown} */
type Numbers = Readonly<Record<string, number>>

class Reading {
  readonly counts = { reads: 0, cached: 0, compared: 0, equal: 0 }
  readonly #stage: Stage
  readonly #context: TortureContext
  readonly #paths: readonly string[]

  constructor(stage: Stage, context: TortureContext) {
    this.#stage = stage
    this.#context = context
    this.#paths = [...new Set(stage.shown.flatMap(({ responses }) => Object.keys(responses)))]
  }

  /** Reads until the time or the wanted number is over. What one look finds after its reads is what the next had before. */
  async readOn(): Promise<void> {
    let numbers = await this.#numbersNow()
    while (!this.#context.isOver() && this.counts.reads < wantedReads) {
      if (this.#context.random() < comparedShare) await this.#compareBytes(this.#anyPath())
      else numbers = await this.#checkNumbers(numbers)
    }
  }

  #anyPath(): string {
    return this.#paths[Math.floor(this.#context.random() * this.#paths.length)]!
  }

  /** A number in a response is between those that the database had before and after. */
  async #checkNumbers(before: Numbers): Promise<Numbers> {
    const paths = Array.from({ length: atOnce }, () => this.#anyPath())
    const read = await Promise.all(paths.map((path) => this.#readCached(path)))
    const after = await this.#numbersNow()
    for (const { path, text, isCached } of read) {
      const body: unknown = JSON.parse(text)
      for (const { name, responses } of this.#stage.shown) {
        const value = responses[path] && Number(responses[path](body))
        if (value === undefined || (value >= before[name]! && value <= after[name]!)) continue
        const from = isCached ? "cached" : "new"
        this.#context.breach(
          `${path}, ${name}: ${from} ${value}, before ${before[name]}, after ${after[name]}`,
        )
      }
    }
    return after
  }

  /** Numbers only grow: equal responses mean that nothing changed in between. */
  async #compareBytes(path: string): Promise<void> {
    const read = async () =>
      (await this.#stage.shop.send("GET", path, { headers: this.#headersOf(path) })).text
    const before = await read()
    const { text } = await this.#readCached(path)
    const after = await read()
    this.counts.compared++
    if (before !== after) return
    this.counts.equal++
    if (text !== before)
      this.#context.breach(`${path}: cached ${text.slice(0, 300)}, uncached ${before.slice(0, 300)}`)
  }

  async #readCached(path: string): Promise<{ path: string; text: string; isCached: boolean }> {
    const { servers } = this.#stage
    const server = servers[Math.floor(this.#context.random() * servers.length)]!
    const response = await fetch(server.url + path, { headers: this.#headersOf(path) })
    const isCached = response.headers.get("cache-status") === "Stheno; hit"
    this.counts.reads++
    if (isCached) this.counts.cached++
    const text = await response.text()
    if (response.status !== 200) this.#context.breach(`${path}: ${response.status} ${text.slice(0, 200)}`)
    return { path, text, isCached }
  }

  async #numbersNow(): Promise<Numbers> {
    const { shop, shown } = this.#stage
    const columns = shown.map(({ name, value }) => `(${value}) as "${name}"`)
    const { rows } = await sql.raw<Numbers>(`select ${columns.join(", ")}`).execute(shop.engine.db)
    return rows[0]!
  }

  #headersOf(path: string): Readonly<Record<string, string>> {
    return path.startsWith("/admin") ? this.#stage.shop.adminHeaders : {}
  }
}

async function readAll(stage: Stage, context: TortureContext): Promise<void> {
  const reading = new Reading(stage, context)
  const { counts } = reading
  await Promise.all(Array.from({ length: readers }, () => reading.readOn()))
  context.figure("reads", outOf(counts.reads, wantedReads))
  context.figure("of them from the cache", counts.cached)
  context.figure("equal to uncached ones while nothing changed", counts.equal)
  if (counts.cached === 0) context.breach("no response came from the cache")
  if (counts.equal === 0) context.breach("no response was compared with an uncached one")
}
