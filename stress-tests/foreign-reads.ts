import { sql } from "kysely"
import { fillDemoShop, realPath } from "../checks/filled-demo-shop.ts"
import { operationsOf } from "./every-operation.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

const storefront = "https://shop.example"
const evil = "https://evil.example"
const victim = { email: "ada@example.com", password: "supersecret" }
const admin = { email: "admin@example.com", password: "supersecret" }

type Headers = Readonly<Record<string, string>>

/** How a browser asks when a page of another site makes it, by what the page does. */
const causes: Readonly<Record<string, Headers>> = {
  "a script": { origin: evil, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
  "a script of an old browser": { origin: evil },
  "a sandboxed frame": { origin: "null", "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
  "a link": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  "an image": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  "an image in an old browser": {},
}

/** Tables that a read may write to, and why. */
const excepted: Readonly<Record<string, string>> = {
  rate_limit: "counts attempts, and nothing else depends on it",
}

/** S24: no page of another site changes anything by making a signed-in browser read. */
export const foreignReads: TortureTest = {
  id: "S24",
  title: "every read that another site causes in a signed-in browser, and writes from there",
  async run(context) {
    const shop = await openShop({ config: { storeCors: [storefront], adminCors: [storefront] } })
    try {
      const scene = await createScene(shop)
      await readEverything(shop, scene, context)
      await stealCart(shop, scene, context)
      await writeRightfully(shop, scene, context)
    } finally {
      await shop.close()
    }
  },
}

interface Scene {
  /** of the victim's browser, signed in as a customer and as an admin user */
  readonly cookie: string
  /** a guest's cart that the attacker knows the ID of */
  readonly cart: string
  /** paths that lead to what the shop has, by the path of their operation */
  readonly paths: Readonly<Record<string, string>>
  /** a digest of the contents of every table */
  readonly digests: () => Promise<Readonly<Record<string, string>>>
}

async function createScene(shop: Shop): Promise<Scene> {
  const demo = await fillDemoShop({ ...shop, request: requestOf(shop) })
  const signedIn = await shop.send("POST", "/store/auth", { body: victim })
  const headers = { cookie: cookieOf(signedIn) }
  const cookie = cookieOf(await shop.send("POST", "/admin/auth", { body: admin, headers }))
  const region_id = demo.regions.america
  const { cart } = (await shop.send("POST", "/store/carts", { body: { region_id } })).body
  const paths: Record<string, string> = { "/store/carts/{id}": `/store/carts/${cart.id}` }
  for (const { path } of reads())
    if (!paths[path]) paths[path] = await realPath(shop, path).catch(() => path.replace(/\{\w+\}/g, "x"))
  return { cookie, cart: cart.id, paths, digests: await openDigests(shop) }
}

const reads = () =>
  [...operationsOf("store"), ...operationsOf("admin")].filter(({ method }) => method === "GET")

function requestOf(shop: Shop) {
  return <Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
    headers: Headers = {},
  ) => shop.send(method, path, { body, headers })
}

function cookieOf({ headers, status }: Answer): string {
  const cookie = headers.get("set-cookie")?.split(";")[0]
  if (!cookie) throw new Error(`no session: ${status}`)
  return cookie
}

async function openDigests(shop: Shop): Promise<Scene["digests"]> {
  const { db } = shop.engine
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const parts = rows
    .filter(({ name }) => !(name in excepted))
    .map(
      ({ name }) => `select '${name}' as name, count(*) || ' ' ||
        md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from "${name}" t`,
    )
  const query = sql<{ name: string; digest: string }>`${sql.raw(parts.join(" union all "))}`
  return async () =>
    Object.fromEntries((await query.execute(db)).rows.map(({ name, digest }) => [name, digest]))
}

/** The tables that some work changed. */
async function changedBy({ digests }: Scene, work: () => Promise<unknown>): Promise<string[]> {
  const before = await digests()
  await work()
  return changes(before, await digests())
}

type Digests = Awaited<ReturnType<Scene["digests"]>>

const changes = (before: Digests, after: Digests) =>
  Object.keys(after).filter((name) => after[name] !== before[name])

async function readEverything(shop: Shop, scene: Scene, context: TortureContext): Promise<void> {
  const { breach, figure } = context
  const { cookie, paths } = scene
  let [calls, shown, before] = [0, 0, await scene.digests()]
  for (const { path } of inTime(reads(), "operations", context)) {
    const own = await shop.send("GET", paths[path]!, { headers: { cookie, origin: storefront } })
    if (own.status === 200) shown++
    for (const [cause, headers] of Object.entries(causes)) {
      const answer = await shop.send("GET", paths[path]!, { headers: { ...headers, cookie } })
      const allowed = answer.headers.get("access-control-allow-origin")
      if (allowed !== null) breach(`${path} by ${cause} may be read by ${allowed}`)
      if (answer.status >= 500) breach(`${path} by ${cause}: ${answer.status}`)
      calls++
    }
    const after = await scene.digests()
    const changed = changes(before, after)
    if (changed.length > 0) breach(`${path} changes ${changed.join(", ")}`)
    before = after
  }
  figure("calls", calls)
  figure("operations that show something", shown)
  // A shop that answers nothing would change nothing.
  if (shown < 0.8 * reads().length && !context.isOver())
    breach(`only ${shown} of ${reads().length} reads show something to who is signed in`)
}

/** The takeover S-A: the victim's browser opens the attacker's cart, who then looks at it. */
async function stealCart(shop: Shop, { cookie, cart }: Scene, { breach }: TortureContext): Promise<void> {
  for (const [cause, headers] of Object.entries(causes))
    for (const query of ["", "?expand=customer", "?fields=id,customer_id"])
      await shop
        .send("GET", `/store/carts/${cart}${query}`, { headers: { ...headers, cookie } })
        .then((answer) => {
          if (answer.status !== 200) breach(`the attacker's cart by ${cause}: ${answer.status}`)
        })
  const seen = await shop.send("GET", `/store/carts/${cart}?expand=customer`)
  if (seen.status !== 200) breach(`the attacker's own cart: ${seen.status}`)
  if (seen.text.includes(victim.email)) breach("the attacker's cart shows who was made to open it")
  if ((await ownerOf(shop, cart)) !== null)
    breach("the attacker's cart was linked to who was made to open it")
}

async function ownerOf(shop: Shop, cart: string): Promise<string | null> {
  const { rows } = await sql<{ customer_id: string | null }>`
    select customer_id from cart where id = ${cart}`.execute(shop.engine.db)
  return rows[0]!.customer_id
}

/** What the reads must not do, a write of the rightful caller does, and the same write from elsewhere does not. */
async function writeRightfully(shop: Shop, scene: Scene, { breach }: TortureContext): Promise<void> {
  const { cookie, cart } = scene
  const writes: [string, unknown][] = [
    [`/store/carts/${cart}`, {}],
    ["/admin/currencies/usd", { includes_tax: true }],
    ["/store/customers/me", { first_name: "Augusta" }],
  ]
  for (const [path, body] of writes) {
    const send = (headers: Headers) => shop.send("POST", path, { body, headers: { ...headers, cookie } })
    for (const cause of ["a script", "a script of an old browser", "a sandboxed frame"]) {
      let status = 0
      const changed = await changedBy(scene, async () => ({ status } = await send(causes[cause]!)))
      if (status < 400 && path !== `/store/carts/${cart}`) breach(`POST ${path} by ${cause}: ${status}`)
      if (changed.length > 0) breach(`POST ${path} by ${cause} changes ${changed.join(", ")}`)
    }
    let own = 0
    const changed = await changedBy(scene, async () => ({ status: own } = await send({ origin: storefront })))
    if (own !== 200 || changed.length === 0)
      breach(`POST ${path} of the rightful caller: ${own}, changes nothing`)
  }
  const { status, text } = await shop.send("GET", `/store/carts/${cart}?expand=customer`, {
    headers: { cookie },
  })
  if (status !== 200 || !text.includes(victim.email))
    breach(`the cart does not show its new owner: ${status}`)
}
