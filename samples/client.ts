// region client
import Medusa from "@stheno/js-client"

export const baseUrl = "http://localhost:9000"

/** Calls the shop; knows who logged in with it. */
export const medusa = new Medusa({ baseUrl })
// endregion

// region login
/** From here on, `medusa` calls as an admin user. */
export async function logIn() {
  await medusa.admin.auth.getToken({
    email: "admin@example.com",
    password: "supersecret",
  })
}
// endregion

// region key
/** A client for the sales channels of a publishable key. */
export const clientOf = (publishableApiKey: string) =>
  new Medusa({ baseUrl, publishableApiKey })
// endregion
