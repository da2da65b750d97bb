import { sql } from "kysely"
import { fillLargeShop, size } from "./large-shop.ts"
import { serveShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

/** Milliseconds that a statement may take; the default of the server is 10,000. */
const timeout = 2_000
/** Milliseconds after which an answer is not waited for: some requests take several statements. */
const patience = 5 * timeout
/** Milliseconds for which a request is repeated, one after another, while others read. */
const window = 1_000
/** Searches that one address sends at once; a process runs two of them at a time. */
const crowd = 25
/** Milliseconds below which twice as long is nothing that anybody notices. */
const noise = 15

/** R23: one client asks for what costs most, and the others hardly notice. */
export const expensiveRequests: TortureTest = {
  id: "R23",
  title: "the longest q, deepest expand and widest filter in a large shop, beside other readers",
  async run(context) {
    const shop = await openShop()
    const served = await serveShop(shop.databaseUrl, { DATABASE_STATEMENT_TIMEOUT: String(timeout) })
    try {
      const started = performance.now()
      await fillLargeShop(shop.engine.db)
      context.figure("products and orders", size)
      context.figure("seconds to make them", Math.round((performance.now() - started) / 1000))
      await waitTooLong(shop, served.url, context)
      await askForMuch({ shop, url: served.url, context })
      await searchAtOnce({ shop, url: served.url, context })
    } finally {
      const code = await served.stop()
      if (code !== 0) context.breach(`asked to stop, the server ended with ${code}`)
      await shop.close()
    }
  },
}

const deep = "variants.product.variants.product.variants.product"
const longest = (text: string) => `q=${encodeURIComponent(text.repeat(256).slice(0, 256))}`
const all = "status[]=published&status[]=draft&created_at[gt]=2000-01-01&updated_at[gt]=2000-01-01"

/** What may be asked for, by name. */
const requests: Readonly<Record<string, string>> = {
  "q of letters that match late": `/store/products?${longest("a fine thing. ")}`,
  "q of 256 percent signs": `/store/products?${longest("%")}`,
  "q of 256 underscores and letters": `/store/products?${longest("_a")}&limit=1000`,
  "a common letter in an unusual order": "/store/products?q=e&order=description&offset=90000&limit=100",
  "the deepest expand of products": `/admin/products?expand=${deep}&limit=100`,
  "the widest filter of products": `/admin/products?${all}&order=description&offset=99000&limit=100`,
  "q in orders": `/admin/orders?${longest("a fine thing. ")}`,
  "the deepest expand of orders":
    "/admin/orders?expand=items.variant.product.variants.product.variants&limit=50",
  "orders of the customers of orders": "/admin/orders?expand=customer.orders.items&limit=50",
  "the last page of orders": "/admin/orders?order=email&offset=99000&limit=100",
  "q in variants": `/admin/variants?${longest("_a")}`,
}

interface Stage {
  readonly shop: Shop
  readonly url: string
  readonly context: TortureContext
}

/** The time-out itself: a request that waits for another is stopped, and works once it no longer has to wait. */
async function waitTooLong(shop: Shop, url: string, { breach, figure }: TortureContext): Promise<void> {
  const { cart } = (await shop.send("POST", "/store/carts", { body: {} })).body
  const change = () =>
    fetch(`${url}/store/carts/${cart.id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "patient@example.com" }),
      signal: AbortSignal.timeout(patience),
    }).then(readAnswer, () => undefined)
  const started = performance.now()
  const held = await shop.engine.db.transaction().execute(async (db) => {
    await sql`select id from cart where id = ${cart.id} for update`.execute(db)
    return change()
  })
  figure("ms until a request that waited was stopped", Math.round(performance.now() - started))
  if (!held) breach(`a request that waits for a row was not stopped within ${patience} ms`)
  else if (held.status !== 503 || held.code !== "statement_timeout" || !held.isV1)
    breach(`a request that waits for a row was answered ${held.status} ${held.text.slice(0, 200)}`)
  const free = await change()
  if (free?.status !== 200) breach(`the row is free, and the request was answered ${free?.status}`)
}

async function askForMuch({ shop, url, context }: Stage): Promise<void> {
  const times = { alone: [] as number[], beside: [] as number[] }
  const outcomes = { answered: 0, stopped: 0 }
  let slowest = { name: "none", took: 0 }
  for (const [name, path] of inTime(Object.entries(requests), "requests", context)) {
    times.alone.push(...(await readWhile(url, sleep(window / 2))))
    const asking = ask({ shop, url, context }, name, path)
    times.beside.push(...(await readWhile(url, asking)))
    const { took, answered, stopped } = await asking
    outcomes.answered += answered
    outcomes.stopped += stopped
    if (took > slowest.took) slowest = { name, took }
    times.alone.push(...(await readWhile(url, sleep(window / 2))))
  }
  const [alone, beside] = [p95(times.alone), p95(times.beside)]
  context.figure("answered", outcomes.answered)
  context.figure("stopped", outcomes.stopped)
  context.figure("slowest", `${slowest.name}, ${Math.round(slowest.took)} ms`)
  context.figure("p95 ms of others alone", alone.toFixed(1))
  context.figure("p95 ms of others beside them", beside.toFixed(1))
  if (outcomes.answered === 0) context.breach("none of the requests was answered")
  if (beside > Math.max(2 * alone, noise))
    context.breach(`others wait ${beside.toFixed(1)} ms instead of ${alone.toFixed(1)}`)
}

/** Sends a request one after another, for as long as the window is open, and at least once. */
async function ask(
  { shop, url, context }: Stage,
  name: string,
  path: string,
): Promise<{ took: number; answered: number; stopped: number }> {
  const tally = { took: 0, answered: 0, stopped: 0 }
  const start = performance.now()
  do {
    const started = performance.now()
    const init = { headers: shop.adminHeaders, signal: AbortSignal.timeout(patience) }
    const answer = await fetch(url + path, init).then(readAnswer, () => undefined)
    tally.took = Math.max(tally.took, performance.now() - started)
    if (answer?.status === 200) tally.answered++
    else if (answer?.status === 503 && answer.code === "statement_timeout" && answer.isV1) tally.stopped++
    else context.breach(`${name}: ${answer ? `${answer.status} ${answer.text.slice(0, 200)}` : "no answer"}`)
  } while (performance.now() - start < window)
  return tally
}

/** The searches of one address wait for each other, and others hardly wait for them. */
async function searchAtOnce({ url, context }: Stage): Promise<void> {
  const { breach, figure } = context
  const search = async (q: string) => {
    const started = performance.now()
    const init = { signal: AbortSignal.timeout(crowd * patience) }
    const answer = await fetch(`${url}/store/products?${q}`, init).then(readAnswer, () => undefined)
    return { status: answer?.status, took: performance.now() - started }
  }
  const [short, long] = [await search("q=zq"), await search(longest("%"))]
  figure("ms of a search for 2 letters", Math.round(short.took))
  figure("ms of a search for 256 percent signs", Math.round(long.took))
  if (long.took > Math.max(3 * short.took, 10 * noise))
    breach(`256 percent signs take ${Math.round(long.took)} ms, 2 letters ${Math.round(short.took)}`)
  const alone = p95(await readWhile(url, sleep(2 * window)))
  const searches = Promise.all(Array.from({ length: crowd }, () => search(longest("%"))))
  const beside = p95(await readWhile(url, searches))
  const statuses = (await searches).map(({ status }) => status)
  const answered = statuses.filter((status) => status === 200).length
  figure("searches at once", answered)
  figure("p95 ms of others before the searches", alone.toFixed(1))
  figure("p95 ms of others beside the searches", beside.toFixed(1))
  if (answered !== crowd)
    breach(`of ${crowd} searches at once, ${answered} were answered: ${statuses.join()}`)
  if (beside > Math.max(2 * alone, noise))
    breach(`others wait ${beside.toFixed(1)} ms instead of ${alone.toFixed(1)} beside ${crowd} searches`)
}

interface Outcome {
  readonly status: number
  readonly text: string
  readonly code: string | undefined
  /** whether it has what every error of v1 has */
  readonly isV1: boolean
}

async function readAnswer(response: Response): Promise<Outcome> {
  const text = await response.text()
  if (response.status === 200) return { status: 200, text: "", code: undefined, isV1: true }
  const body = JSON.parse(text) as Record<string, unknown>
  const isV1 = ["code", "type", "message"].every((key) => typeof body[key] === "string")
  return { status: response.status, text, code: String(body.code), isV1 }
}

/** What two other clients wait for single answers until something ends, in milliseconds. */
async function readWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  let isDone = false
  const ending = work.finally(() => (isDone = true))
  const times: number[] = []
  const read = async () => {
    for (let n = 0; !isDone; n++) {
      const started = performance.now()
      const id = `prod_l${1 + ((n * 7919) % size)}`
      const answer = await fetch(`${url}${n % 2 === 0 ? `/store/products/${id}` : "/store/regions"}`)
      await answer.text()
      if (answer.status !== 200) throw new Error(`a reader was answered ${answer.status}`)
      times.push(performance.now() - started)
      await sleep(5)
    }
  }
  await Promise.all([read(), read(), ending])
  return times
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
