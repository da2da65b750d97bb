import { captured } from "../captured.ts"
import { baseUrl, signIn, medusa } from "../client.ts"
import Medusa from "@stheno/js-client"

await signIn()
// region me
const { user } = await medusa.admin.auth.getSession()

console.log(user.email, user.role)
// endregion
captured("me")

// region update
const { user: changed } = await medusa.admin.users.update(user.id, {
  first_name: "Ada",
  last_name: "Byron",
  metadata: { language: "en" },
})

console.log(changed.first_name, changed.last_name, changed.metadata)
// endregion
captured("update")

// region key
await medusa.admin.users.update(user.id, { api_token: "pos-4711-secret" })
const pos = new Medusa({ baseUrl, apiKey: "pos-4711-secret" })
const { response } = await pos.admin.orders.list()

console.log(response.status)
// endregion
captured("key")
