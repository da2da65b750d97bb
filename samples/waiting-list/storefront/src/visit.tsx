import "./page.js"
import Stheno from "@stheno/js-client"
import { createRoot } from "react-dom/client"
import { Shop } from "./shop.js"

// A customer visits the store, places an order, joins a waiting list, and looks at the page.
const [baseUrl = "", email = "", note] = process.argv.slice(2)
const shop = new Stheno({ baseUrl })

async function buy() {
  const { regions } = await shop.regions.list()
  const region_id = regions.find(({ name }) => name === "Europe")!.id
  const { products } = await shop.products.list({ region_id, q: "Pencil" })
  const variant_id = products[0]!.variants[0]!.id
  const { cart } = await shop.carts.create({
    region_id,
    items: [{ variant_id, quantity: 2 }],
  })
  await shop.carts.update(cart.id, {
    email,
    shipping_address: { first_name: "Ada", country_code: "de" },
  })
  const { shipping_options } = await shop.shippingOptions.listCartOptions(cart.id)
  await shop.carts.addShippingMethod(cart.id, {
    option_id: shipping_options[0]!.id,
  })
  await shop.carts.createPaymentSessions(cart.id)
  const completed = await shop.carts.complete(cart.id)
  if (completed.type !== "order") throw new Error(JSON.stringify(completed))
  return { order: completed.data.id, total: completed.data.total, variant_id }
}

const { order, total, variant_id } = await buy()
const { waiting } = await shop.client.request<{ waiting: { id: string } }>(
  "POST",
  "/store/waiting",
  { email, variant_id, ...(note && { note }) },
)
const main = document.querySelector("main")!
const root = createRoot(main)
root.render(<Shop baseUrl={baseUrl} />)
// The two lists arrive in separate responses, in either order.
const complete = () =>
  main.querySelector("p")?.textContent &&
  main.querySelector("ul")?.textContent?.includes(waiting.id)
for (let tries = 0; !complete() && tries < 200; tries++)
  await new Promise((resolve) => setTimeout(resolve, 50))
console.log(
  JSON.stringify({ order, total, waiting: waiting.id, page: main.innerHTML }),
)
root.unmount()
process.exit()
