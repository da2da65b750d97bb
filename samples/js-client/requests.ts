import { captured } from "../captured.ts"
import { openShop } from "../setup.ts"

await openShop()

// region client
import { Client } from "@stheno/js-client"

const client = new Client({ baseUrl: "http://localhost:9000" })
// endregion

// region request
import type { Region } from "@stheno/js-client"

const { regions } = await client.request<{ regions: Region[] }>(
  "GET",
  "/store/regions",
)
console.log(regions[0]?.name)
// endregion
captured("request")

// region iterate
import type { Product } from "@stheno/js-client"

const products = client.iterate<Product>("/store/products", "products", {
  limit: 20,
})
for await (const product of products) console.log(product.title)
// endregion
captured("iterate")

// region set-token
const { access_token } = await client.request<{ access_token: string }>(
  "POST",
  "/admin/auth/token",
  { email: "admin@example.com", password: "supersecret" },
)
client.setToken("admin", access_token)

const { user } = await client.request<{ user: { email: string } }>(
  "GET",
  "/admin/auth",
)
console.log(user.email)
// endregion
captured("set-token")

// region token
console.log(client.token("admin") === access_token, client.token("store"))
// endregion
captured("token")

// region key
import Medusa from "@stheno/js-client"

const medusa = new Medusa({ baseUrl: "http://localhost:9000" })
await medusa.admin.auth.getToken({
  email: "admin@example.com",
  password: "supersecret",
})
const { sales_channel } = await medusa.admin.salesChannels.create({
  name: "Wholesale",
})
const { publishable_api_key } = await medusa.admin.publishableApiKeys.create({
  title: "Wholesale storefront",
})
await medusa.admin.publishableApiKeys.addSalesChannelsBatch(
  publishable_api_key.id,
  {
    sales_channel_ids: [{ id: sales_channel.id }],
  },
)
// endregion

// region medusa-key
medusa.setPublishableKey(publishable_api_key.id)
console.log((await medusa.products.list()).count)

medusa.setPublishableKey(undefined)
console.log((await medusa.products.list()).count)
// endregion
captured("medusa-key")

// region client-key
client.setPublishableKey(publishable_api_key.id)

const { count } = await client.request<{ count: number }>("GET", "/store/products")
console.log(count)
// endregion
captured("client-key")
