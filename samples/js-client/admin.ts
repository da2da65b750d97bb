import Medusa from "@stheno/js-client"
import { captured } from "../captured.ts"
import { openShop } from "../setup.ts"

await openShop()
const medusa = new Medusa({ baseUrl: "http://localhost:9000" })

// region token
await medusa.admin.auth.getToken({
  email: "admin@example.com",
  password: "supersecret",
})

const { user } = await medusa.admin.auth.getSession()
console.log(user.email)
// endregion
captured("token")

// region iterate
for await (const variant of medusa.admin.variants.iterate({ limit: 100 }))
  console.log(variant.sku)
// endregion
captured("iterate")

// region errors
import { SthenoError } from "@stheno/js-client"

try {
  await medusa.admin.products.retrieve("prod_none")
} catch (error) {
  if (!(error instanceof SthenoError)) throw error
  console.log(error.status, error.type, error.message)
}
// endregion
captured("errors")

// region options
const controller = new AbortController()

const { count } = await medusa.admin.orders.list(
  { payment_status: ["awaiting"] },
  { "x-source": "report" },
  { signal: controller.signal, timeout: 5_000, maxRetries: 4 },
)
console.log(count)
// endregion
captured("options")
