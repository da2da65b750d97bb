import { medusa } from "./client.ts"

// region admin
await medusa.admin.auth.getToken({
  email: "admin@example.com",
  password: "supersecret",
})
// endregion
