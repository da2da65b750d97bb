import { CommerceError, createCustomerToken, endpoint, type Endpoint } from "@stheno/core"

export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Get an access token for the customer who is signed in with the session cookie.",
  tag: "OpenID Connect",
  handler: async (_, { db, engine, customerId, request }) => {
    // A token that renews itself would never expire.
    if (request.headers.has("authorization"))
      throw new CommerceError("not_allowed", "Send the session cookie instead of an access token.")
    // Unlike an object, a Response is not kept for repetitions under an idempotency key: nobody may read tokens there.
    return Response.json({ access_token: await createCustomerToken({ db, engine }, customerId!) })
  },
})
