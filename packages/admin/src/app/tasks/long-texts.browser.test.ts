import { afterAll, beforeAll, expect, it } from "vitest"
import { desktop, openDashboard, phone, type Dashboard } from "./testing.ts"

let shop: Dashboard
let pages: string[] = []

const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
const phrase = `${word} with a name that a merchant copied from the label of the manufacturer`
const email = "a-mailbox-with-a-name-of-many-words-and-no-end@accounts.department.example.com"

beforeAll(async () => {
  shop = await openDashboard()
  pages = [...(await catalogPages()), ...(await orderPages())]
}, 300_000)

afterAll(() => shop?.close())

/** Creates a product and what surrounds it, all with long texts, and returns the pages that show them. */
async function catalogPages(): Promise<string[]> {
  const { send } = shop
  const { collection } = await send("/admin/collections", { title: phrase })
  const category = await send("/admin/product-categories", { name: phrase, is_active: true })
  const { product } = await send("/admin/products", {
    title: phrase,
    subtitle: phrase,
    description: `${phrase}. ${word}${word}`,
    material: phrase,
    collection_id: collection.id,
    categories: [{ id: category.product_category.id }],
    type: { value: phrase },
    tags: [{ value: phrase }, { value: word }],
    options: [{ title: phrase }],
    variants: ["1", "2"].map((number) => ({
      title: `${phrase} ${number}`,
      sku: `${word}-${number}`,
      prices: [{ currency_code: "eur", amount: 2_000_000_000 }],
      options: [{ value: `${phrase} ${number}` }],
    })),
  })
  const { customer_group } = await send("/admin/customer-groups", { name: phrase })
  const { price_list } = await send("/admin/price-lists", {
    ...{ name: phrase, description: phrase, type: "sale" },
    customer_groups: [{ id: customer_group.id }],
    prices: [{ amount: 2_000_000_000, variant_id: product.variants[0].id, currency_code: "eur" }],
  })
  const channel = await send("/admin/sales-channels", { name: phrase, description: phrase })
  const key = await send("/admin/publishable-api-keys", { title: phrase })
  const grids = ["edit", "variants", "prices", "stock"].map((grid) => `products/${grid}?id=${product.id}`)
  const lists = ["products", "product-types", "product-tags", "product-categories", "collections", "pricing"]
  return [
    ...lists,
    ...grids,
    `products/${product.id}`,
    `product-categories/${category.product_category.id}`,
    `collections/${collection.id}`,
    `customers/groups/${customer_group.id}`,
    `pricing/${price_list.id}`,
    `sales-channels/${channel.sales_channel.id}`,
    `publishable-api-keys/${key.publishable_api_key.id}`,
  ]
}

/** Creates a customer, a discount, an order and a draft, all with long texts, and returns the pages that show them. */
async function orderPages(): Promise<string[]> {
  const { send, read } = shop
  const { id: region_id, countries } = (await read("/admin/regions?limit=1")).regions[0]
  const names = { first_name: word, last_name: phrase }
  const { customer } = await send("/admin/customers", { ...names, email, password: "correct horse" })
  const { discount } = await send("/admin/discounts", {
    code: word.toUpperCase(),
    rule: { type: "percentage", value: 10, allocation: "total", description: phrase },
    regions: [region_id],
    ...{ is_dynamic: false, is_disabled: false },
  })
  const address = {
    ...{ ...names, company: phrase, address_1: phrase, address_2: word, city: phrase },
    ...{ postal_code: "12345-ABCDEF-GH", country_code: countries[0].iso_2, phone: "+49 30 1234567890123" },
  }
  const { shipping_options } = await read(`/admin/shipping-options?region_id=${region_id}&is_return=false`)
  const { variants } = await read(`/admin/variants?limit=1&q=${word}-1`)
  const draft = async () => {
    const { draft_order } = await send("/admin/draft-orders", {
      ...{ email, region_id, customer_id: customer.id, billing_address: address, shipping_address: address },
      items: [
        {
          variant_id: variants[0].id,
          quantity: 1,
          unit_price: 2_000_000,
          metadata: { text: phrase },
        },
        { title: phrase, unit_price: 100, quantity: 3 },
      ],
      shipping_methods: [{ option_id: shipping_options[0].id }],
    })
    return draft_order.id
  }
  const { order } = await send(`/admin/draft-orders/${await draft()}/pay`, {})
  await send("/admin/notes", { resource_id: order.id, resource_type: "order", value: `${phrase} ${word}` })
  return [
    ...["orders", "draft-orders", "customers", "discounts", "inventory", "overview"],
    ...["", "/edit", "/claims/new"].map((end) => `orders/${order.id}${end}`),
    `draft-orders/${await draft()}`,
    `customers/${customer.id}`,
    `discounts/${discount.id}`,
  ]
}

it("breaks long words where they would leave their place", { timeout: 120_000 }, async () => {
  const { page } = shop
  for (const path of pages) {
    await page.goto(`${shop.dashboard}/a/${path}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.waitForLoadState("networkidle")
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      // Lists hide columns once they were measured.
      const outside = expect.poll(() => page.evaluate(outsideOfPlaces), {
        timeout: 5000,
        message: `${path}, ${size.width} px`,
      })
      await outside.toEqual([])
    }
  }
})

/** What is outside of the window or of the card around it, and neither scrolls nor ends in an ellipsis. */
function outsideOfPlaces(): string[] {
  const isMeant = (element: Element): boolean => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
    return /auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || webkitLineClamp !== "none"
  }
  const placeOf = (element: Element): Element => {
    let place = element.parentElement
    while (place && getComputedStyle(place).overflowX === "visible") place = place.parentElement
    return place ?? document.documentElement
  }
  // On a phone the head of a list is for screen readers only.
  const elements = [...document.querySelectorAll("main *:not(svg *, thead, thead *)")]
  const found = elements.flatMap((element) => {
    const place = placeOf(element)
    if (isMeant(place) || isMeant(element)) return []
    const { width, right } = element.getBoundingClientRect()
    const end = Math.min(place.getBoundingClientRect().right, document.documentElement.clientWidth)
    return width > 1 && right > end + 1 ? [`${element.tagName}.${element.getAttribute("class") ?? ""}`] : []
  })
  return found.slice(0, 3)
}
