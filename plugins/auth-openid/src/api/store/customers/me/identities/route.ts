import { CommerceError, endpoint, z, type Endpoint } from "@stheno/core"
import { SignInFailure } from "../../../../../openid/failure.ts"
import { listIdentities } from "../../../../../openid/identities.ts"
import "../../../../../services/openid.ts"

export const GET: Endpoint = endpoint({
  access: "customer",
  summary: "List the identities that are connected with the signed-in customer's account.",
  tag: "OpenID Connect",
  handler: async (_, { db, customerId }) => ({ identities: await listIdentities(db, customerId!) }),
})

export const POST: Endpoint = endpoint({
  access: "customer",
  summary: "Connect an identity with the signed-in customer's account. The browser must open `location`.",
  tag: "OpenID Connect",
  limit: { key: "openid", times: 10 },
  body: z.strictObject({ provider: z.string().max(40), redirectTo: z.string().max(2000).optional() }),
  ownsTransactions: true,
  handler: async ({ body }, { services, customerId, responseHeaders }) => {
    const started = services.openidService.start({ ...body, connects: customerId! })
    const { location, cookie } = await started.catch((error: unknown) => {
      throw error instanceof SignInFailure
        ? new CommerceError("conflict", "The provider cannot be reached. Try again in a moment.")
        : error
    })
    responseHeaders.append("set-cookie", cookie)
    // Unlike an object, a Response is not kept for repetitions under an idempotency key, which would have no cookie.
    return Response.json({ location })
  },
})
