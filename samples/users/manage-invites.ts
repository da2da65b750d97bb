import { captured, told } from "../captured.ts"
import { admin, store } from "../clients.ts"

// region invite
await admin("POST", "/admin/invites", { user: "grace@example.com", role: "member" })
// endregion

// region list
const { invites } = await admin("GET", "/admin/invites")

for (const { user_email, role, accepted } of invites) {
  console.log(user_email, role, accepted)
}
// endregion
captured("list")

// region resend
await admin("POST", `/admin/invites/${invites[0].id}/resend`)
// endregion

const { token } = await told<{ token: string }>("invite.created")

// region accept
await store("POST", "/admin/invites/accept", {
  token,
  user: {
    first_name: "Grace",
    last_name: "Hopper",
    password: "a-long-passphrase",
  },
})
const { users } = await admin("GET", "/admin/users")
const { invites: open } = await admin("GET", "/admin/invites")

for (const { email, role } of users) console.log(email, role)
console.log(open.length)
// endregion
captured("accept")

// region revoke
await admin("POST", "/admin/invites", { user: "alan@example.com", role: "member" })
const { invites: pending } = await admin("GET", "/admin/invites")
const deleted = await admin("DELETE", `/admin/invites/${pending[0].id}`)

console.log(deleted)
// endregion
captured("revoke")
