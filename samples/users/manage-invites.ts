import { captured, told } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region invite
await medusa.admin.invites.create({ user: "grace@example.com", role: "member" })
// endregion

// region list
const { invites } = await medusa.admin.invites.list()

for (const { user_email, role, accepted } of invites) {
  console.log(user_email, role, accepted)
}
// endregion
captured("list")

// region resend
await medusa.admin.invites.resend(invites[0].id)
// endregion

const { token } = await told<{ token: string }>("invite.created")

// region accept
await medusa.admin.invites.accept({
  token,
  user: {
    first_name: "Grace",
    last_name: "Hopper",
    password: "a-long-passphrase",
  },
})
const { users } = await medusa.admin.users.list()
const { invites: open } = await medusa.admin.invites.list()

for (const { email, role } of users) console.log(email, role)
console.log(open.length)
// endregion
captured("accept")

// region revoke
await medusa.admin.invites.create({ user: "alan@example.com", role: "member" })
const { invites: pending } = await medusa.admin.invites.list()
const deleted = await medusa.admin.invites.delete(pending[0].id)

console.log(deleted)
// endregion
captured("revoke")
