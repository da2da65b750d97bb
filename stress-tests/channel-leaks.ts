import { sql } from "kysely"
import { createFixtures } from "./fixtures.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"

const productsOfChannel = 20
const wantedReads = 10_000
/** Reads that are made however short the time is: about ten for each kind and key. */
const fewestReads = 300
/** Units that each channel sells from its own warehouse. */
const stock = { A: 3, B: 1_000 } as const

type ChannelName = keyof typeof stock

/** S12: a key of one channel never sees what is only in the other one, and always sees its own. */
export const channelLeaks: TortureTest = {
  id: "S12",
  title: "a publishable key sees nothing of another channel in random reads",
  async run({ random, isOver, breach, figure }) {
    const shop = await openShop()
    try {
      const two = await createTwoChannels(shop)
      let reads = 0
      for (; reads < wantedReads && (!isOver() || reads < fewestReads); reads++) {
        const as = pick(random, ["A", "B"] as const)
        const target = pick(random, two.products)
        const read = randomRead(random, { as, target, regionId: two.regionId })
        const headers = { "x-publishable-api-key": two.keys[as] }
        judge(await shop.send(read.method, read.path, { body: read.body, headers }), {
          as,
          target,
          read,
          two,
          breach,
        })
      }
      figure("reads", outOf(reads, wantedReads))
    } finally {
      await shop.close()
    }
  },
}

interface Product {
  readonly channel: ChannelName
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly variant: string
}

interface TwoChannels {
  readonly keys: Readonly<Record<ChannelName, string>>
  readonly products: readonly Product[]
  /** a variant that both channels sell */
  readonly shared: string
  readonly regionId: string
}

async function createTwoChannels(shop: Shop): Promise<TwoChannels> {
  const { regionId } = await createFixtures(shop)
  const [a, b] = [await createChannel(shop, "A"), await createChannel(shop, "B")]
  const products: Product[] = []
  for (let n = 0; n < productsOfChannel; n++)
    for (const [channel, { id }] of [
      ["A", a],
      ["B", b],
    ] as const)
      products.push({ ...(await createProduct(shop, [id])), channel })
  const { variant: shared } = await createProduct(shop, [a.id, b.id])
  const { variant } = (await shop.admin("GET", `/admin/variants/${shared}/inventory`)).body
  for (const [name, { location_id }] of [
    ["A", a],
    ["B", b],
  ] as const)
    await shop.admin("POST", `/admin/inventory-items/${variant.inventory[0].id}/location-levels`, {
      location_id,
      stocked_quantity: stock[name],
    })
  await sql`analyze`.execute(shop.engine.db)
  return { keys: { A: a.key, B: b.key }, products, shared, regionId }
}

async function createChannel(shop: Shop, name: string) {
  const { id } = (await shop.admin("POST", "/admin/sales-channels", { name })).body.sales_channel
  const { body } = await shop.admin("POST", "/admin/publishable-api-keys", { title: name })
  const key: string = body.publishable_api_key.id
  await shop.admin("POST", `/admin/publishable-api-keys/${key}/sales-channels/batch`, {
    sales_channel_ids: [{ id }],
  })
  const { stock_location } = (await shop.admin("POST", "/admin/stock-locations", { name })).body
  const link = { location_id: stock_location.id }
  await shop.admin("POST", `/admin/sales-channels/${id}/stock-locations`, link)
  return { id: id, key, location_id: stock_location.id }
}

async function createProduct(shop: Shop, channels: readonly string[]): Promise<Omit<Product, "channel">> {
  const { product } = (
    await shop.admin("POST", "/admin/products", {
      title: `Thing ${crypto.randomUUID().slice(0, 18)}`,
      status: "published",
      sales_channels: channels.map((id) => ({ id })),
      options: [{ title: "Size" }],
      variants: [
        {
          title: "One",
          manage_inventory: channels.length > 1,
          options: [{ value: "One" }],
          prices: [{ currency_code: "usd", amount: 100 }],
        },
      ],
    })
  ).body
  return { id: product.id, title: product.title, handle: product.handle, variant: product.variants[0].id }
}

/** A request, and what its answer says when its target is in the channel of the key. */
interface Read {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: unknown
  /** `target`: the target and nothing else; `some`: products of the channel; `stock`: what a channel has of the shared one */
  readonly shows: "target" | "some" | "stock"
}

function randomRead(
  random: () => number,
  { target, regionId }: { readonly as: ChannelName; readonly target: Product; readonly regionId: string },
): Read {
  const { id, title, handle, variant } = target
  const relations = pick(random, [
    "",
    "&expand=variants",
    "&expand=variants,variants.prices",
    "&expand=sales_channels",
  ])
  const get = (path: string, shows: Read["shows"] = "target"): Read => ({ method: "GET", path, shows })
  const words = encodeURIComponent(title.slice(0, 12 + Math.floor(random() * 10)))
  const page = `limit=${2 + Math.floor(random() * 99)}&offset=${Math.floor(random() * productsOfChannel)}`
  return pick(random, [
    get(`/store/products/${id}?${relations.slice(1)}`),
    get(`/store/products?id=${id}${relations}`),
    get(`/store/products?handle=${handle}${relations}`),
    get(`/store/products?title=${encodeURIComponent(title)}${relations}`),
    get(`/store/products?q=${words}${relations}`),
    get(`/store/products?${page}${relations}`, "some"),
    get(`/store/products?order=${pick(random, ["title", "-created_at", "handle"])}${relations}`, "some"),
    get(`/store/variants/${variant}`),
    get(`/store/variants?ids=${variant}`),
    get("/store/variants?limit=100", "some"),
    get("/store/variants?limit=100", "stock"),
    get("/store/products?limit=100", "stock"),
    {
      method: "POST",
      path: "/store/carts",
      body: { region_id: regionId, items: [{ variant_id: variant, quantity: 1 }] },
      shows: "target",
    },
  ])
}

function judge(
  { status, text, body }: Answer,
  {
    as,
    target,
    read: { method, path, shows },
    two,
    breach,
  }: {
    readonly as: ChannelName
    readonly target: Product
    readonly read: Read
    readonly two: TwoChannels
    readonly breach: TortureContext["breach"]
  },
): void {
  const call = `${method} ${path} with the key of ${as}`
  if (status >= 500) breach(`${call}: ${status}`)
  const leaked = two.products.find(
    ({ channel, id, title }) =>
      channel !== as && (text.includes(title) || (status === 200 && text.includes(`"${id}"`))),
  )
  if (leaked) breach(`${call} shows ${leaked.title}`)
  if (target.channel === as && shows === "target" && !(status === 200 && text.includes(target.title)))
    breach(`${call} does not show ${target.title}: ${status} ${text.slice(0, 100)}`)
  const own = two.products.filter(({ channel, title }) => channel === as && text.includes(title))
  if (shows === "some" && own.length === 0) breach(`${call} shows nothing of its own channel: ${status}`)
  if (shows === "stock") {
    const quantity = quantityOf(ownBody({ body }), two.shared)
    if (quantity !== stock[as]) breach(`${call}: ${quantity} units, not ${stock[as]}`)
  }
}

interface Listed {
  readonly variants?: readonly { readonly id: string; readonly inventory_quantity: number }[]
  readonly products?: readonly Listed[]
}

function quantityOf(body: Listed, variant: string): number | undefined {
  const variants = body.variants ?? body.products?.flatMap((product) => product.variants ?? [])
  return variants?.find(({ id }) => id === variant)?.inventory_quantity
}

function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}
