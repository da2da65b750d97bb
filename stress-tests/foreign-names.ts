import { bodyWith, operationsOf } from "./every-operation.ts"
import { createFixtures, type Fixtures } from "./fixtures.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { openShop, type Answer, type Shop } from "./shop.ts"
import { inTime, type TortureContext, type TortureTest } from "./test.ts"

type Side = "A" | "B"
const sides: readonly Side[] = ["A", "B"]

/** What names stand in, and what is shown of it to who sells it. */
const kinds = [
  "title",
  "subtitle",
  "description",
  "handle",
  "option",
  "value",
  "variant",
  "sku",
  "collection",
  "tag",
  "type",
  "category",
] as const
type Kind = (typeof kinds)[number]

/** What only one sales channel has. */
interface Range {
  readonly side: Side
  readonly channel: string
  readonly key: string
  readonly names: Readonly<Record<Kind, string>>
  readonly ids: Readonly<Record<"product" | "variant" | "collection" | "tag" | "type" | "category", string>>
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** S26: a publishable key never learns what other channels call their things, and always what its own do. */
export const foreignNames: TortureTest = {
  id: "S26",
  title:
    "names of products, collections, categories, tags and types of other channels, through every Store API route",
  async run(context) {
    const shop = await openShop()
    try {
      const scene = await createScene(shop)
      for (const own of scene.ranges) await callEverything(shop, { ...scene, own }, context)
    } finally {
      await shop.close()
    }
  },
}

interface Scene {
  readonly fixtures: Fixtures
  readonly ranges: readonly Range[]
  /** an order that was sent, and its line */
  readonly order: { readonly id: string; readonly items: readonly { readonly id: string }[] }
}

async function createScene(shop: Shop): Promise<Scene> {
  const fixtures = await createFixtures(shop)
  const root = { name: "Root", is_active: true, is_internal: false }
  const { product_category } = must(await shop.admin("POST", "/admin/product-categories", root))
  const ranges: Range[] = []
  for (const side of sides) ranges.push(await createRange(shop, side, product_category.id))
  const { variantId } = await fixtures.product()
  const cart = await fixtures.readyCart([{ variant_id: variantId, quantity: 5 }])
  const order = must(await fixtures.complete(cart)).data
  const path = `/admin/orders/${order.id}` as const
  must(await shop.admin("POST", `${path}/capture`))
  const items = [{ item_id: order.items[0].id, quantity: 5 }]
  must(await shop.admin("POST", `${path}/fulfillment`, { items }))
  return { fixtures, ranges, order }
}

async function createRange(shop: Shop, side: Side, parent_category_id: string): Promise<Range> {
  const post = async <Path extends string>(path: Path, body: unknown) =>
    must(await shop.admin("POST", path, body))
  const word = () => crypto.randomUUID().slice(0, 13)
  const names = Object.fromEntries(
    kinds.map((kind) => [kind, `${kind}-${side}-${word()}`.toLowerCase()]),
  ) as Range["names"]
  const channel = (await post("/admin/sales-channels", { name: side })).sales_channel.id
  const key = (await post("/admin/publishable-api-keys", { title: side })).publishable_api_key.id
  const sales_channel_ids = [{ id: channel }]
  await post(`/admin/publishable-api-keys/${key}/sales-channels/batch`, { sales_channel_ids })
  const { collection } = await post("/admin/collections", { title: names.collection })
  const category = { name: names.category, parent_category_id, is_active: true, is_internal: false }
  const { product_category } = await post("/admin/product-categories", category)
  const { product } = await post("/admin/products", {
    ...{ title: names.title, subtitle: names.subtitle, description: names.description, handle: names.handle },
    status: "published",
    sales_channels: [{ id: channel }],
    collection_id: collection.id,
    categories: [{ id: product_category.id }],
    tags: [{ value: names.tag }],
    type: { value: names.type },
    options: [{ title: names.option }],
    variants: [
      {
        title: names.variant,
        sku: names.sku,
        manage_inventory: false,
        options: [{ value: names.value }],
        prices: [{ currency_code: "usd", amount: 100 }],
      },
    ],
  })
  const made = { product: product.id, variant: product.variants[0].id, collection: collection.id }
  const words = { tag: product.tags[0].id, type: product.type.id, category: product_category.id }
  return { side, channel, key, names, ids: { ...made, ...words } }
}

async function callEverything(
  shop: Shop,
  scene: Scene & { readonly own: Range },
  context: TortureContext,
): Promise<void> {
  const { own, ranges } = scene
  const foreign = ranges.find(({ side }) => side !== own.side)!
  const shown = new Set<Kind>()
  const ask = async ({ method, path, body }: Call): Promise<Answer> => {
    const answer = await shop.send(method, path, { body, headers: { "x-publishable-api-key": own.key } })
    const said = decodeURIComponent(path) + JSON.stringify(body ?? "")
    for (const kind of kinds) {
      if (answer.status === 200 && answer.text.includes(own.names[kind])) shown.add(kind)
      const name = foreign.names[kind]
      if (answer.text.toLowerCase().includes(name) && !said.includes(name))
        context.breach(`${method} ${path} shows the ${kind} of ${foreign.side}: ${answer.status}`)
    }
    if (answer.status >= 500) context.breach(`${method} ${path}: ${answer.status}`)
    return answer
  }
  const calls = [...reads(own), ...reads(foreign), ...generatedCalls(foreign)]
  for (const call of inTime(calls, `calls with the key of ${own.side}`, context)) await ask(call)
  await fillCarts({ ...scene, foreign, ask }, context)
  const missing = kinds.filter((kind) => !shown.has(kind))
  if (missing.length > 0) context.breach(`the key of ${own.side} is not shown its own ${missing.join(", ")}`)
}

const relations =
  "variants,variants.prices,variants.options,options,options.values,tags,type,collection,categories"

/** Lists and single reads, by everything of one channel that they can be asked by. */
function reads({ ids, names, channel }: Range): Call[] {
  const found = [
    ...[
      `id=${ids.product}`,
      `handle=${names.handle}`,
      `title=${names.title}`,
      `collection_id[]=${ids.collection}`,
    ],
    ...[`tags[]=${ids.tag}`, `type_id[]=${ids.type}`, `category_id[]=${ids.category}`],
    ...[`category_id[]=${ids.category}&include_category_children=true`, `sales_channel_id[]=${channel}`],
    ...[...Object.values(names)].map((name) => `q=${name.slice(0, 10)}`),
    ...["order=title", "order=-created_at", "limit=100", "is_giftcard=false"],
  ]
  const paths = [
    ...found.flatMap((query) =>
      ["", `&expand=${relations}`].map((more) => `/store/products?${query}${more}`),
    ),
    `/store/products/${ids.product}?expand=${relations}`,
    `/store/products/${ids.product}?sales_channel_id=${channel}`,
    ...["limit=100", `ids=${ids.variant}`, `id=${ids.variant}`, `title=${names.variant}`].flatMap((query) =>
      ["", "&expand=product", "&expand=options,product"].map((more) => `/store/variants?${query}${more}`),
    ),
    `/store/variants/${ids.variant}?expand=product`,
    ...["", `?handle[]=${names.collection}`, "?limit=100&offset=0"].map(
      (query) => `/store/collections${query}`,
    ),
    `/store/collections/${ids.collection}`,
    ...["product-types", "product-tags"].flatMap((list) =>
      ["", "?q=t", "?order=value", "?value[contains]=-", `?id=${ids.tag}`, `?id=${ids.type}`].map(
        (query) => `/store/${list}${query}`,
      ),
    ),
    ...[
      "",
      "?include_descendants_tree=true",
      "?parent_category_id=null",
      "?expand=parent_category,category_children",
      "?q=cat",
    ].map((query) => `/store/product-categories${query}`),
    `/store/product-categories/${ids.category}?expand=parent_category,category_children`,
  ]
  return paths.map((path) => ({ method: "GET", path }))
}

/** Every operation with an ID of the other channel in every place: what comes back is mostly the text of an error. */
function generatedCalls({ ids }: Range): Call[] {
  return operationsOf("store").flatMap((operation) =>
    Object.values(ids).map((id) => ({
      method: operation.method,
      path: operation.path.replace(/\{\w+\}/g, id),
      body: bodyWith(operation, id),
    })),
  )
}

interface CartScene extends Scene {
  readonly own: Range
  readonly foreign: Range
  readonly ask: (call: Call) => Promise<Answer>
}

/** Carts, returns and swaps: what the channel sells goes in, what the other one sells does not. */
async function fillCarts(
  { fixtures: { regionId: region_id }, own, foreign, order, ask }: CartScene,
  { breach, figure }: TortureContext,
): Promise<void> {
  const post = (path: string, body: unknown) => ask({ method: "POST", path, body })
  const line = ({ ids }: Range) => ({ variant_id: ids.variant, quantity: 1 })
  const made = await post("/store/carts", { region_id, items: [line(own)] })
  const { cart } = ownBody<{ cart?: { id: string } }>(made)
  const path = `/store/carts/${cart?.id}` as const
  const added = await post(`${path}/line-items`, line(own))
  for (const answer of [made, added])
    if (answer.status !== 200 || !answer.text.includes(own.names.title))
      breach(`the key of ${own.side} cannot put its own product into a cart: ${answer.status}`)
  const return_items = [{ item_id: order.items[0]!.id, quantity: 1 }]
  const swap = { order_id: order.id, return_items }
  const refused: Record<string, Answer> = {
    "a new cart": await post("/store/carts", { region_id, items: [line(foreign)] }),
    "a cart": await post(`${path}/line-items`, line(foreign)),
    "a new cart in the other channel": await post("/store/carts", {
      region_id,
      sales_channel_id: foreign.channel,
    }),
    "a cart moved to the other channel": await post(path, { sales_channel_id: foreign.channel }),
    "a swap": await post("/store/swaps", { ...swap, additional_items: [line(foreign)] }),
  }
  for (const [name, { status }] of Object.entries(refused))
    if (status < 400) breach(`the key of ${own.side} puts what ${foreign.side} sells into ${name}: ${status}`)
  const exchanged = await post("/store/swaps", { ...swap, additional_items: [line(own)] })
  if (exchanged.status !== 200)
    breach(`a swap for what ${own.side} sells: ${exchanged.status} ${exchanged.text.slice(0, 100)}`)
  figure(`refused to ${own.side}`, Object.keys(refused).length)
}

function must<Body>(answer: Answer<Body>): Body {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body
}
