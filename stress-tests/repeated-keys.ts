import { placeOrder, type Market } from "./lifecycle-orders.ts"
import { openScenes, openSetting, type Play, type Scenes, type Setting } from "./lost-scenes.ts"
import { createDice, type Dice } from "./random-sales.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { outOf, seededRandom, type TortureContext, type TortureTest } from "./test.ts"
import { changeOf, openStates, type State } from "./whole-state.ts"

const wantedRetries = 10_000

/** R10: clients that do not trust the network send everything again, and again. */
export const repeatedKeys: TortureTest = {
  id: "R10",
  title: "10,000 repetitions of POSTs under their keys",
  async run(context) {
    const shop = await openShop()
    try {
      const setting = await openSetting(shop)
      const scenes = { ...(await openScenes(shop, setting)), ...(await openPosts(shop, setting)) }
      const stage: Stage = { shop, context, read: await openStates(shop.engine.db), retries: 0, plays: 0 }
      const expected = await playOnce(stage, scenes)
      const dice = createDice(context.random)
      const names = Object.keys(scenes)
      for (; stage.retries < wantedRetries && !context.isOver(); stage.plays++) {
        const name = names[stage.plays % names.length]!
        // Another kind of request: two of one kind may be the same, to the byte.
        const stranger = await scenes[dice.pick(names.filter((other) => other !== name))]!()
        const play = await scenes[name]!()
        await repeat(stage, { name, play, stranger, change: expected.get(name)! }, dice)
      }
      context.figure("kinds of request", names.length)
      context.figure("requests", stage.plays)
      context.figure("repetitions", outOf(stage.retries, wantedRetries))
    } finally {
      await shop.close()
    }
  },
}

interface Stage {
  readonly shop: Shop
  readonly context: TortureContext
  readonly read: () => Promise<State>
  retries: number
  plays: number
}

/** What each request comes to when it is sent once. */
async function playOnce({ shop, context, read }: Stage, scenes: Scenes): Promise<Map<string, string>> {
  const changes = new Map<string, string>()
  for (const [name, prepare] of Object.entries(scenes)) {
    const play = await prepare()
    const before = await read()
    const { status, text } = await send(shop, play)
    changes.set(name, changeOf(before, await read()))
    if (status >= 300) context.breach(`${name} is answered ${status} ${text.slice(0, 200)}`)
    if (changes.get(name) === "") context.breach(`${name} changes nothing`)
  }
  return changes
}

const send = (shop: Shop, { path, body, headers }: Play) => shop.send("POST", path, { body, headers })

async function repeat(
  stage: Stage,
  { name, play, stranger, change }: { name: string; play: Play; stranger: Play; change: string },
  dice: Dice,
): Promise<void> {
  const { shop, read, context } = stage
  const before = await read()
  const together = await Promise.all(Array.from({ length: dice.pick([1, 2, 8]) }, () => send(shop, play)))
  const headers = { ...stranger.headers, "idempotency-key": play.headers["idempotency-key"]! }
  const other = await send(shop, { ...stranger, headers })
  const later: Answer[] = []
  for (let n = dice.whole(20, 160); n > 0; n--) later.push(await send(shop, play))
  const answers = [...together, ...later]
  stage.retries += answers.length
  const bytes = new Set(answers.map(({ status, text }) => `${status} ${text}`))
  if (bytes.size !== 1)
    context.breach(`${name} got ${bytes.size} answers: ${[...bytes].map((b) => b.slice(0, 80)).join(" | ")}`)
  const keys = new Set(answers.map(({ headers }) => headers.get("idempotency-key")))
  if (keys.size !== 1 || !keys.has(play.headers["idempotency-key"]!))
    context.breach(`${name} told another key`)
  if (other.status !== 400 || !other.text.includes("used for another request"))
    context.breach(`another request under the key of ${name} was answered ${other.status}`)
  const got = changeOf(before, await read())
  if (got !== change) context.breach(`${name}, repeated: ${got.replaceAll("\n", ", ").slice(0, 500)}`)
}

/** Requests of all areas, with and without providers in between. */
async function openPosts(shop: Shop, { fixtures, market }: Setting): Promise<Scenes> {
  const { variantId } = await fixtures.product()
  const admin = (path: string, body: object): Play => ({
    path,
    body,
    headers: { ...shop.adminHeaders, ...newKey() },
  })
  const store = (path: string, body: object): Play => ({ path, body, headers: newKey() })
  const items = [{ variant_id: variantId, quantity: 1 }]
  const cart = () => fixtures.readyCart(items)
  const { regionId: region_id } = fixtures
  return {
    collection: async () => admin("/admin/collections", { title: unique() }),
    product: async () => admin("/admin/products", { title: unique(), is_giftcard: false }),
    customer: async () => admin("/admin/customers", newPerson()),
    user: async () => admin("/admin/users", { ...newPerson(), role: "member" }),
    "gift card": async () => admin("/admin/gift-cards", { region_id, value: 100 }),
    note: async () =>
      admin("/admin/notes", { resource_id: "order_1", resource_type: "order", value: unique() }),
    cart: async () => store("/store/carts", { region_id, country_code: "us", items }),
    "line item": async () => store(`/store/carts/${await cart()}/line-items`, items[0]!),
    "e-mail": async () => store(`/store/carts/${await cart()}`, { email: newPerson().email }),
    draft: async () => admin("/admin/draft-orders", draftOf(fixtures, items)),
    ...openOrderPosts(market, admin),
  }
}

type Admin = (path: string, body: object) => Play

function openOrderPosts(market: Market, admin: Admin): Scenes {
  const same = () => placeOrder(market, createDice(seededRandom(4)))
  return {
    async capture() {
      return admin(`/admin/orders/${(await same()).id}/capture`, {})
    },
    async fulfillment() {
      const order = await same()
      const items = [{ item_id: order.lines[0]!.id, quantity: 1 }]
      return admin(`/admin/orders/${order.id}/fulfillment`, { items, location_id: market.locationId })
    },
    async "order edit"() {
      return admin("/admin/order-edits", { order_id: (await same()).id })
    },
    async "line of an edit"() {
      const order = await same()
      const { body } = await market.shop.admin("POST", "/admin/order-edits", { order_id: order.id })
      const line = { variant_id: order.spare.variantId, quantity: 1 }
      return admin(`/admin/order-edits/${body.order_edit.id}/items`, line)
    },
  }
}

const unique = () => `Thing ${crypto.randomUUID()}`
const newKey = () => ({ "idempotency-key": crypto.randomUUID() })
const newPerson = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  first_name: "Ada",
  last_name: "Byron",
  password: "supersecret",
})

function draftOf(
  { regionId, shippingOptionId }: { regionId: string; shippingOptionId: string },
  items: object[],
) {
  const shipping_methods = [{ option_id: shippingOptionId }]
  return { email: newPerson().email, region_id: regionId, items, shipping_methods }
}
