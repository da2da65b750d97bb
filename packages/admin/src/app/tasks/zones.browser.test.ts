import { rmSync } from "node:fs"
import { writeFiles } from "@stheno/testing/project-folder.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { injectionZones, type InjectionZone } from "../../extensions/zones.ts"
import { openDashboard, untilCompiled, type Dashboard } from "./testing.ts"

let shop: Dashboard
let project: string

/** A widget in every zone that says what it is given beside `notify`. */
const widget = `
  export const config = { zone: ${JSON.stringify(injectionZones)} }
  export default function Everywhere({ notify, ...given }) {
    const said = Object.entries(given).map(([name, value]) => name + " " + (value.id ?? value.name))
    return <p>{["Widget", typeof notify.success, ...said].join(", ")}</p>
  }`

beforeAll(async () => {
  project = writeFiles({
    "stheno.config.js": "export default {}",
    "src/admin/widgets/everywhere.jsx": widget,
  })
  shop = await openDashboard({ cwd: project })
  await untilCompiled(shop.page, 1)
}, 300_000)

afterAll(async () => {
  await shop?.close()
  rmSync(project, { recursive: true, force: true })
})

type Place = InjectionZone extends infer Zone ? (Zone extends `${infer Name}.before` ? Name : never) : never

/** The address of a page below `/a`, and what its widgets are given: the name of the property and of the list that has it. */
const pages: Record<Exclude<Place, "login">, readonly [path: string, property?: string, list?: string]> = {
  overview: ["overview"],
  "order.list": ["orders"],
  "order.details": ["orders/:id", "order", "orders"],
  "draft_order.list": ["draft-orders"],
  "draft_order.details": ["draft-orders/:id", "draftOrder", "draft-orders"],
  "customer.list": ["customers"],
  "customer.details": ["customers/:id", "customer", "customers"],
  "customer_group.list": ["customers/groups"],
  "customer_group.details": ["customers/groups/:id", "customerGroup", "customer-groups"],
  "product.list": ["products"],
  "product.details": ["products/:id", "product", "products"],
  "product_collection.list": ["collections"],
  "product_collection.details": ["collections/:id", "productCollection", "collections"],
  "price_list.list": ["pricing"],
  "price_list.details": ["pricing/:id", "priceList", "price-lists"],
  "discount.list": ["discounts"],
  "discount.details": ["discounts/:id", "discount", "discounts"],
  "gift_card.list": ["gift-cards"],
  "gift_card.details": ["gift-cards/manage", "giftCard", "products"],
  custom_gift_card: ["gift-cards/:id", "giftCard", "gift-cards"],
  "product_category.list": ["product-categories"],
  "product_category.details": ["product-categories/:id", "productCategory", "product-categories"],
  "inventory_item.list": ["inventory"],
  "inventory_item.details": ["inventory/:id", "inventoryItem", "inventory-items"],
  "stock_location.list": ["inventory/locations"],
  "reservation.list": ["inventory/reservations"],
  "product_type.list": ["product-types"],
  "product_tag.list": ["product-tags"],
  "shipping_profile.list": ["settings/shipping-profiles"],
  "shipping_profile.details": ["settings/shipping-profiles/:id", "shippingProfile", "shipping-profiles"],
  "notification.list": ["settings/messages"],
  "file.list": ["settings/files"],
  "email.list": ["settings/emails"],
  "email.details": ["settings/emails/order-placed", "email"],
}

it("has a page for every zone", () => {
  const places = [...Object.keys(pages), "login"]
  expect(places.flatMap((name) => [`${name}.before`, `${name}.after`]).sort()).toEqual(
    [...injectionZones].sort(),
  )
})

/** The first row of a list; the gift card of `gift-cards/manage` is a product. */
async function idOf(path: string, list: string): Promise<string> {
  if (list === "draft-orders") return draftOrder()
  const isGiftCard = path === "gift-cards/manage"
  return (await shop.firstOf(list, list === "products" ? `&is_giftcard=${isGiftCard}` : "")).id
}

async function draftOrder(): Promise<string> {
  const [region] = (await shop.read("/admin/regions?limit=1")).regions
  const options = await shop.read(`/admin/shipping-options?region_id=${region.id}&is_return=false`)
  const { draft_order } = await shop.send("/admin/draft-orders", {
    email: "ada@example.com",
    region_id: region.id,
    items: [{ title: "Engraving", unit_price: 550, quantity: 1 }],
    shipping_methods: [{ option_id: options.shipping_options[0].id }],
  })
  return draft_order.id
}

it.each(Object.entries(pages))("shows the widgets of %s", async (place, [path, property, list]) => {
  const id = list === undefined ? "order-placed" : await idOf(path, list)
  await shop.page.goto(`${shop.dashboard}/a/${path.replace(":id", id)}`)
  const text = ["Widget", "function", ...(property === undefined ? [] : [`${property} ${id}`])].join(", ")
  for (const end of ["before", "after"])
    await shop.page.locator(`[data-zone="${place}.${end}"]`).getByText(text, { exact: true }).waitFor()
  expect(shop.complaints).toEqual([])
})

it("shows the widgets of login", async () => {
  const guest = await shop.page.context().browser()!.newContext()
  const page = await guest.newPage()
  await page.goto(`${shop.dashboard}/login`)
  for (const end of ["before", "after"])
    await page.locator(`[data-zone="login.${end}"]`).getByText("Widget, function", { exact: true }).waitFor()
  await guest.close()
})
