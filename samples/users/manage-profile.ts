import { captured } from "../captured.ts"
import { admin } from "../clients.ts"

// region me
const { user } = await admin("GET", "/admin/auth")

console.log(user.email, user.role)
// endregion
captured("me")

// region update
const { user: changed } = await admin("POST", `/admin/users/${user.id}`, {
  first_name: "Ada",
  last_name: "Byron",
  metadata: { language: "en" },
})

console.log(changed.first_name, changed.last_name, changed.metadata)
// endregion
captured("update")

// region key
await admin("POST", `/admin/users/${user.id}`, { api_token: "till-4711-secret" })
const response = await fetch("http://localhost:9000/admin/orders", {
  headers: { "x-medusa-access-token": "till-4711-secret" },
})

console.log(response.status)
// endregion
captured("key")
