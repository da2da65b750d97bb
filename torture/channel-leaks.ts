import { sql } from "kysely"
import { openShop, type Shop } from "./shop.ts"
import { outOf, type TortureTest } from "./test.ts"

/** S12: a key of channel A never sees what is only in channel B. */
export const channelLeaks: TortureTest = {
  id: "S12",
  title: "a publishable key sees nothing of another channel in random reads",
  async run({ random, isOver, breach, figure }) {
    const shop = await openShop()
    try {
      const { key, foreign } = await twoChannels(shop)
      let reads = 0
      for (; reads < 10_000 && !isOver(); reads++) {
        const path = randomRead(random, foreign)
        const answer = await shop.send("GET", path, { headers: { "x-publishable-api-key": key } })
        const leaked = foreign.find(
          ({ id, title }) =>
            answer.status === 200 && (answer.text.includes(`"${id}"`) || answer.text.includes(title)),
        )
        if (leaked) breach(`${path} shows ${leaked.title}`)
        if (answer.status >= 500) breach(`${path}: ${answer.status}`)
      }
      figure("reads", outOf(reads, 10_000))
    } finally {
      await shop.close()
    }
  },
}

interface Foreign {
  readonly id: string
  readonly title: string
  readonly handle: string
  readonly variant: string
}

async function twoChannels(shop: Shop): Promise<{ key: string; foreign: Foreign[] }> {
  const channel = async (name: string) =>
    (await shop.admin("POST", "/admin/sales-channels", { name })).body.sales_channel.id
  const [a, b] = [await channel("A"), await channel("B")]
  const { body } = await shop.admin("POST", "/admin/publishable-api-keys", { title: "A" })
  const key: string = body.publishable_api_key.id
  await shop.admin("POST", `/admin/publishable-api-keys/${key}/sales-channels/batch`, {
    sales_channel_ids: [{ id: a }],
  })
  const foreign: Foreign[] = []
  for (let n = 0; n < 40; n++) {
    const title = `${n % 2 ? "Secret" : "Open"} thing ${n} ${crypto.randomUUID().slice(0, 8)}`
    const { product } = (
      await shop.admin("POST", "/admin/products", {
        title,
        status: "published",
        sales_channels: [{ id: n % 2 ? b : a }],
        options: [{ title: "Size" }],
        variants: [
          { title: "One", options: [{ value: "One" }], prices: [{ currency_code: "usd", amount: 100 }] },
        ],
      })
    ).body
    if (n % 2)
      foreign.push({ id: product.id, title, handle: product.handle, variant: product.variants[0].id })
  }
  await sql`analyze`.execute(shop.engine.db)
  return { key, foreign }
}

function randomRead(random: () => number, foreign: readonly Foreign[]): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const { id, title, handle, variant } = pick(foreign)
  const relations = pick([
    "",
    "&expand=variants",
    "&expand=variants,variants.prices",
    "&expand=sales_channels",
  ])
  return pick([
    `/store/products/${id}?${relations.slice(1)}`,
    `/store/products?id=${id}${relations}`,
    `/store/products?handle=${handle}${relations}`,
    `/store/products?q=${encodeURIComponent(title.slice(0, 6 + Math.floor(random() * 10)))}${relations}`,
    `/store/products?limit=${1 + Math.floor(random() * 100)}&offset=${Math.floor(random() * 30)}${relations}`,
    `/store/products?order=${pick(["title", "-created_at", "handle"])}${relations}`,
    `/store/variants/${variant}`,
    `/store/variants?ids=${variant}`,
    `/store/variants?limit=100`,
  ])
}
