import { captured, told } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region create
const { user } = await medusa.admin.users.create({
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
const { users } = await medusa.admin.users.list()

for (const { email, role } of users) console.log(email, role)
// endregion
captured("list")

// region update
const { user: changed } = await medusa.admin.users.update(user.id, {
  first_name: "Grace Brewster",
  role: "developer",
})

console.log(changed.first_name, changed.role)
// endregion
captured("update")

// region change-password
await medusa.admin.auth.changePassword({
  old_password: "supersecret",
  new_password: "a-longer-supersecret",
})
// endregion

// The other samples sign in with the password of the first startup.
await medusa.admin.auth.changePassword({
  old_password: "a-longer-supersecret",
  new_password: "supersecret",
})

// region forgot
await medusa.admin.users.sendResetPasswordToken({ email: "grace@example.com" })
// endregion

const { token } = await told<{ token: string }>("user.password_reset")

// region reset
const { user: reset } = await medusa.admin.users.resetPassword({
  email: "grace@example.com",
  token,
  password: "another-long-passphrase",
})

console.log(reset.email)
// endregion
captured("reset")

// region delete
const deleted = await medusa.admin.users.delete(user.id)

console.log(deleted)
// endregion
captured("delete")
