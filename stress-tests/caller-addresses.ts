import { sql } from "kysely"
import http from "node:http"
import { createFixtures } from "./fixtures.ts"
import { serveShop, type ServedShop } from "./served-shop.ts"
import { openShop, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

const perMinute = 5

/** Where a request comes from: the address of the socket, and what its headers claim. */
interface Origin {
  readonly socket: string
  readonly headers: Readonly<Record<string, string>>
}

/** How one caller could pass for many, and somebody who must not suffer from it. */
interface Disguise {
  readonly name: string
  readonly caller: (n: number) => Origin
  readonly stranger: Origin
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Reply {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

type Ask = (call: Call, from: Origin) => Promise<Reply>

/** Something that is counted by address. */
interface Counter {
  readonly name: string
  /** calls a minute that are answered */
  readonly limit: number
  readonly guess: (n: number) => Call
  /** what the rightful caller asks */
  readonly right: Call
}

/** S25: attempts are counted for the caller's address as far as it can be believed, and for nobody else. */
export const callerAddresses: TortureTest = {
  id: "S25",
  title: "limits by IPv4 address and IPv6 /64, behind trusted proxies and with forged headers",
  async run(context) {
    const shop = await openShop()
    try {
      const known = await createKnown(shop)
      for (const [proxies, disguises] of disguisesByProxies.entries()) {
        const env = { LOGIN_ATTEMPTS_PER_MINUTE: String(perMinute), TRUSTED_PROXIES: String(proxies) }
        const served = await serveShop(shop.databaseUrl, env)
        try {
          await attackServer(shop, { served, known, disguises, proxies }, context)
        } finally {
          await served.stop()
        }
      }
    } finally {
      await shop.close()
    }
  },
}

interface Scene {
  readonly served: ServedShop
  readonly known: Known
  readonly disguises: readonly Disguise[]
  readonly proxies: number
}

async function attackServer(
  shop: Shop,
  { served, known, disguises, proxies }: Scene,
  context: TortureContext,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true })
  const ask: Ask = (call, from) => request(served, agent, call, from)
  try {
    const counters = await createCounters(known, ask)
    for (const disguise of inTime(disguises, `disguises, ${proxies} trusted proxies`, context))
      // All counters ask for the address in the same way: what proxies make of it is tried with three of them.
      for (const counter of proxies === 0 ? counters : counters.slice(0, 3))
        await attack(shop, { disguise, counter, ask, proxies }, context)
  } finally {
    agent.destroy()
  }
}

const here = "127.0.0.1"
const elsewhere = "127.0.0.2"

const forwarded = (chain: string): Origin => ({ socket: here, headers: { "x-forwarded-for": chain } })
const direct = (socket: string, headers: Origin["headers"] = {}): Origin => ({ socket, headers })
const invented = (n: number) => `203.0.113.${n + 1}`

/** Headers of other proxies, which nobody here ever asked for. */
const otherHeaders = (address: string) => ({
  forwarded: `for=${address}`,
  "x-real-ip": address,
  "x-client-ip": address,
  "cf-connecting-ip": address,
  "true-client-ip": address,
  "x-forwarded": address,
})

/** By the number of proxies that the server trusts. */
const disguisesByProxies: readonly (readonly Disguise[])[] = [
  [
    { name: "none", caller: () => direct(here), stranger: direct(elsewhere) },
    {
      name: "a forged X-Forwarded-For",
      caller: (n) => direct(here, { "x-forwarded-for": invented(n) }),
      stranger: direct(elsewhere, { "x-forwarded-for": invented(0) }),
    },
    {
      name: "headers of other proxies",
      caller: (n) => direct(here, otherHeaders(invented(n))),
      stranger: direct(elsewhere, otherHeaders(invented(0))),
    },
  ],
  [
    {
      name: "entries before the proxy's",
      caller: (n) => forwarded(`${invented(n)}, 198.51.100.7`),
      stranger: forwarded("198.51.100.7, 198.51.100.8"),
    },
    {
      name: "addresses of one IPv6 /64",
      caller: (n) => forwarded(`2001:db8:1:2:${(n + 1).toString(16)}::1`),
      stranger: forwarded("2001:db8:1:3::1"),
    },
    {
      name: "one IPv6 address spelled differently",
      caller: (n) => forwarded(spelled[n % spelled.length]!),
      stranger: forwarded("2001:db8:0:1::1"),
    },
    {
      name: "an IPv4 address as IPv6",
      caller: (n) => forwarded(n % 2 ? "::ffff:198.51.100.7" : "198.51.100.7"),
      stranger: forwarded("::ffff:198.51.100.8"),
    },
  ],
  [
    {
      name: "entries before those of two proxies",
      caller: (n) => forwarded(`${invented(n)}, 198.51.100.7, 192.0.2.${n + 1}`),
      stranger: forwarded("198.51.100.7, 198.51.100.8, 192.0.2.1"),
    },
  ],
]

const spelled = ["2001:db8::1", "2001:0DB8:0:0::1", "2001:db8:0:0:0:0:0:1", "2001:DB8::0:1"]

const account = { email: "ada@example.com", password: "supersecret" }
const admin = { email: "admin@example.com", password: "supersecret" }

/** What the shop has that is asked for. */
interface Known {
  readonly order: { readonly id: string; readonly display_id: number; readonly email: string }
  readonly code: string
}

async function createKnown(shop: Shop): Promise<Known> {
  const fixtures = await createFixtures(shop)
  const { variantId } = await fixtures.product()
  const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 1 }])
  const order = (await fixtures.complete(cart)).body.data
  await shop.send("POST", "/store/customers", { body: { ...account, first_name: "A", last_name: "B" } })
  const card = { region_id: fixtures.regionId, value: 100 }
  const { gift_card } = (await shop.admin("POST", "/admin/gift-cards", card)).body
  return { order, code: gift_card.code }
}

async function createCounters({ order, code }: Known, ask: Ask): Promise<readonly Counter[]> {
  const post = (path: string, body: unknown, headers = {}): Call => ({ method: "POST", path, body, headers })
  const get = (path: string): Call => ({ method: "GET", path })
  const { text } = await ask(post("/store/auth/token", account), direct("127.0.0.3"))
  const authorization = `Bearer ${(JSON.parse(text) as { access_token: string }).access_token}`
  const orderOf = (number: number) =>
    get(`/store/orders?display_id=${number}&email=${encodeURIComponent(order.email)}`)
  const claim = post("/store/orders/batch/customer/token", { order_ids: [order.id] }, { authorization })
  const reset = (path: string, email: string): Counter => ({
    name: path,
    limit: 5 * perMinute,
    guess: (n) => post(path, { email: `nobody-${n}@example.com` }),
    right: post(path, { email }),
  })
  const login = (path: string, right: typeof account): Counter => ({
    name: path,
    limit: perMinute,
    guess: () => post(path, { ...right, password: "wrong password" }),
    right: post(path, right),
  })
  return [
    {
      name: "orders by number and email",
      limit: perMinute,
      guess: (n) => orderOf(9_000 + n),
      right: orderOf(order.display_id),
    },
    {
      name: "whether an email has an account",
      limit: 5 * perMinute,
      guess: (n) => get(`/store/auth/nobody-${n}@example.com`),
      right: get(`/store/auth/${account.email}`),
    },
    login("/store/auth/token", account),
    login("/admin/auth/token", admin),
    {
      name: "gift cards",
      limit: perMinute,
      guess: (n) => get(`/store/gift-cards/NOPE-${n}`),
      right: get(`/store/gift-cards/${code}`),
    },
    { name: "requests to claim orders", limit: perMinute, guess: () => claim, right: claim },
    reset("/store/customers/password-token", account.email),
    reset("/admin/users/password-token", admin.email),
  ]
}

/** Exactly as many calls as the limit allows are answered, whatever the caller pretends to be. */
async function attack(
  shop: Shop,
  {
    disguise: { name: disguise, caller, stranger },
    counter: { name, limit, guess, right },
    ask,
    proxies,
  }: { readonly disguise: Disguise; readonly counter: Counter; readonly ask: Ask; readonly proxies: number },
  { breach }: TortureContext,
): Promise<void> {
  const what = `${name}, ${proxies} trusted proxies, disguise: ${disguise}`
  await sql`delete from rate_limit`.execute(shop.engine.db)
  let answered = 0
  for (let n = 0; n <= limit + 1; n++) {
    const reply = await ask(guess(n), caller(n))
    if (reply.status === 429) checkPause(what, reply, breach)
    else answered++
    if (reply.status >= 500) breach(`${what}: ${reply.status}`)
  }
  if (answered !== limit) breach(`${what}: ${answered} calls were answered, not ${limit}`)
  const late = await ask(right, caller(limit + 2))
  if (late.status !== 429)
    breach(`${what}: the caller is answered with ${late.status} although the limit is used up`)
  const other = await ask(right, stranger)
  if (other.status >= 300) breach(`${what}: somebody else is answered with ${other.status}`)
}

function checkPause(what: string, { retryAfter }: Reply, breach: TortureContext["breach"]): void {
  if (!(Number(retryAfter) >= 1 && Number(retryAfter) <= 60)) breach(`${what}: Retry-After is ${retryAfter}`)
}

/** Sends a request from one of the machine's own addresses. */
function request(served: ServedShop, agent: http.Agent, call: Call, from: Origin): Promise<Reply> {
  const { method, path, body, headers } = call
  const content = body === undefined ? {} : { "content-type": "application/json" }
  return new Promise((resolve, reject) => {
    const sent = http.request(
      {
        agent,
        host: here,
        port: served.port,
        localAddress: from.socket,
        method,
        path,
        headers: { ...content, ...headers, ...from.headers },
      },
      (reply) => {
        let text = ""
        reply.setEncoding("utf8")
        reply.on("data", (chunk: string) => (text += chunk))
        reply.on("end", () =>
          resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers["retry-after"], text }),
        )
      },
    )
    sent.on("error", reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
