import { connect, type Socket } from "node:net"
import { createFixtures } from "./fixtures.ts"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, outOf, type TortureContext, type TortureTest } from "./test.ts"

const wantedIdle = 10_000
const slow = 300
/** Seconds after which a client that does not finish the head of its request is cut off, with some to spare. */
const patience = 20
/** Milliseconds below which twice as long is nothing that anybody notices. */
const noise = 15

/** S23: what one client may ask for is limited, and clients that take their time do not cost others any. */
export const crowds: TortureTest = {
  id: "S23",
  title: "limits of pages, bodies and expand; slow clients and idle connections",
  async run(context) {
    const shop = await openShop()
    const served = await serveShop(shop.databaseUrl)
    try {
      const variantId = await fillShop(shop)
      await askForTooMuch(shop, served, variantId, context)
      await standAround(served, context)
    } finally {
      const code = await served.stop()
      if (code !== 0) context.breach(`asked to stop, the server ended with ${code}`)
      await shop.close()
    }
  },
}

async function fillShop(shop: Shop): Promise<string> {
  const fixtures = await createFixtures(shop)
  const { variantId } = await fixtures.product()
  for (let n = 0; n < 10; n++) await fixtures.product()
  const tags = Array.from({ length: 1_500 }, (_, n) => ({ id: `ptag_${n}`, value: `Tag ${n}` }))
  await shop.engine.db.insertInto("product_tag").values(tags).execute()
  return variantId
}

async function askForTooMuch(
  shop: Shop,
  { url }: ServedShop,
  variantId: string,
  context: TortureContext,
): Promise<void> {
  const { breach, figure } = context
  const pageSizes = ["0", "1000000", "9007199254740991"]
  for (const limit of pageSizes) {
    const answer = await fetch(`${url}/store/product-tags?limit=${limit}`)
    const { product_tags } = (await answer.json()) as { product_tags: unknown[] }
    if (product_tags.length !== 1_000) breach(`limit=${limit} gives ${product_tags.length} rows`)
  }
  const deep = "customer.orders.items.variant.product.variants.product.variants"
  const wide = Array.from({ length: 200 }, (_, n) => `a${n}`).join(",")
  const item = { variant_id: variantId, quantity: 1 }
  const cart = (await shop.send("POST", "/store/carts", { body: {} })).body.cart.id
  const refused: [string, string, RequestInit?][] = [
    ["a deep expand", `/store/carts/${cart}?expand=${deep}`],
    [
      "a deep expand of the admin",
      `/admin/products?expand=${"variants.product.".repeat(6)}variants`,
      { headers: shop.adminHeaders },
    ],
    ["a wide expand", `/store/carts/${cart}?expand=${wide}`],
    ["10,000 lines of a cart", "/store/carts", json({ items: Array(10_000).fill(item) })],
    ["an endless body", "/store/carts", endless()],
    ["a query of 100 kB", `/store/products?q=${"x".repeat(100_000)}`],
    ["a header of 100 kB", "/store/products", { headers: { "x-long": "x".repeat(100_000) } }],
  ]
  for (const [name, path, init] of inTime(refused, "requests beyond a limit", context)) {
    const started = performance.now()
    const status = await statusOf(url + path, init)
    if (status < 400 || status >= 500) breach(`${name}: ${status}`)
    if (performance.now() - started > 5_000)
      breach(`${name} took ${Math.round(performance.now() - started)} ms`)
  }
  // The same requests within the limits: what refuses everything keeps every limit.
  const accepted: [string, string, RequestInit?][] = [
    ["an expand", `/store/carts/${cart}?expand=items,items.variant`],
    ["an expand of the admin", "/admin/products?expand=variants", { headers: shop.adminHeaders }],
    ["10 lines of a cart", "/store/carts", json({ items: Array(10).fill(item) })],
    ["a query of 256 characters", `/store/products?q=${"x".repeat(256)}`],
    ["a header of 1 kB", "/store/products", { headers: { "x-long": "x".repeat(1_000) } }],
  ]
  for (const [name, path, init] of inTime(accepted, "requests within the limits", context)) {
    const status = await statusOf(url + path, init)
    if (status !== 200) breach(`${name}: ${status}`)
  }
  figure("page sizes", pageSizes.length)
}

/** 413 where the connection is cut while the request is still being sent. */
function statusOf(url: string, init?: RequestInit): Promise<number> {
  return fetch(url, init).then(
    (answer) => answer.status,
    () => 413,
  )
}

function json(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
}

function endless(): RequestInit {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
  })
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit
}

/** Opens idle and slow connections, and measures what others notice. */
async function standAround(served: ServedShop, { breach, figure, isOver }: TortureContext): Promise<void> {
  if (isOver()) return figure("idle connections", outOf(0, wantedIdle))
  const before = await p95(served)
  const crowd = await openMany(served.port, wantedIdle)
  const heads = await openMany(served.port, slow)
  for (const socket of heads) socket.write("GET /store/regions HTTP/1.1\r\nHost: x\r\nX-Slow: ")
  const bodies = await openMany(served.port, slow)
  for (const socket of bodies)
    socket.write(
      "POST /store/carts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    )
  const readers = await openMany(served.port, slow)
  for (const socket of readers) {
    socket.pause()
    socket.write("GET /store/product-tags?limit=0 HTTP/1.1\r\nHost: x\r\n\r\n")
  }
  const drip = setInterval(() => {
    for (const socket of [...heads, ...bodies]) if (!socket.destroyed) socket.write("a")
  }, 1_000)
  // The pages of those who read slowly have to be made first; that is work, not a crowd.
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const after = await p95(served)
  figure("idle connections", crowd.length)
  if (crowd.length < wantedIdle) figure("as many as the limit of open files allows of", wantedIdle)
  figure("slow clients", 3 * slow)
  figure("p95 ms before", before.toFixed(1))
  figure("p95 ms among them", after.toFixed(1))
  if (after > Math.max(2 * before, noise))
    breach(`others wait ${after.toFixed(1)} ms instead of ${before.toFixed(1)}`)
  if (isOver()) figure("clients that were cut off", outOf(0, crowd.length + heads.length))
  else await judgePatience([...crowd, ...heads], { breach, figure })
  clearInterval(drip)
  for (const socket of [...crowd, ...heads, ...bodies, ...readers]) socket.destroy()
}

/** Clients that do not finish the head of a request are cut off, all of them. */
async function judgePatience(
  clients: readonly Socket[],
  { breach, figure }: Pick<TortureContext, "breach" | "figure">,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, patience * 1_000))
  const left = clients.filter((socket) => !socket.destroyed && !socket.readableEnded).length
  if (left > 0) breach(`${left} clients without a request are still connected after ${patience} s`)
  figure("clients that were cut off", clients.length - left)
}

/** Connections that are open; fewer than wanted where no more can be had. */
async function openMany(port: number, wanted: number): Promise<Socket[]> {
  const open: Socket[] = []
  for (let at = 0; at < wanted; at += 200) {
    const made = await Promise.all(Array.from({ length: Math.min(200, wanted - at) }, () => openOne(port)))
    const usable = made.filter((socket) => socket !== undefined)
    open.push(...usable)
    if (usable.length < made.length) break
  }
  return open
}

function openOne(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket))
    socket.on("error", () => resolve(undefined))
    // Data that nobody reads would hide that the connection has ended.
    socket.on("data", () => {})
  })
}

/** The best of three: what else the machine does falls out. */
async function p95({ url }: ServedShop): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 3; round++) {
    const times: number[] = []
    for (let n = 0; n < 200; n++) {
      const started = performance.now()
      const answer = await fetch(`${url}/store/products?limit=10`)
      const { products } = (await answer.json()) as { products?: unknown[] }
      if (products?.length !== 10) throw new Error(`a reader was answered ${answer.status}`)
      times.push(performance.now() - started)
    }
    rounds.push(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!)
  }
  return Math.min(...rounds)
}
