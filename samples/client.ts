// region client
import Medusa from "@stheno/js-client"

export const baseUrl = "http://localhost:9000"

/** Sends requests to the store. After you sign in, it sends the access token too. */
export const medusa = new Medusa({ baseUrl })
// endregion

/** Runs the step of the pages that signs in: after it, `medusa` sends requests as an admin user. */
export async function signIn() {
  await import("./sign-in.ts")
}

// region key
/** Creates a client that is limited to the sales channels of a publishable API key. */
export const clientOf = (publishableApiKey: string) =>
  new Medusa({ baseUrl, publishableApiKey })
// endregion
