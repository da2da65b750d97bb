import { captured, told } from "../captured.ts"
import { admin, store } from "../clients.ts"

// region create
const { user } = await admin("POST", "/admin/users", {
  email: "grace@example.com",
  first_name: "Grace",
  last_name: "Hopper",
  role: "member",
  password: "a-long-passphrase",
})

console.log(user.id, user.email, user.role)
// endregion
captured("create")

// region list
const { users } = await admin("GET", "/admin/users")

for (const { email, role } of users) console.log(email, role)
// endregion
captured("list")

// region update
const { user: changed } = await admin("POST", `/admin/users/${user.id}`, {
  first_name: "Grace Brewster",
  role: "developer",
})

console.log(changed.first_name, changed.role)
// endregion
captured("update")

// region forgot
await store("POST", "/admin/users/password-token", { email: "grace@example.com" })
// endregion

const { token } = await told<{ token: string }>("user.password_reset")

// region reset
const { user: reset } = await store("POST", "/admin/users/reset-password", {
  email: "grace@example.com",
  token,
  password: "another-long-passphrase",
})

console.log(reset.email)
// endregion
captured("reset")

// region delete
const deleted = await admin("DELETE", `/admin/users/${user.id}`)

console.log(deleted)
// endregion
captured("delete")
