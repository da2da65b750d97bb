import { endpoint, z, type Endpoint } from "@stheno/core"
import "./services/openid.ts"

/** Each call is a call of the provider, or creates a cookie. */
const limit = { key: "openid", times: 10 }

/** The endpoint that starts a sign-in. */
export const startEndpoint = (provider?: string): Endpoint =>
  endpoint({
    access: "store",
    summary: "Start a sign-in: redirect the customer to the provider.",
    tag: "OpenID Connect",
    limit,
    query: z.object({ redirectTo: z.string().max(2000).optional() }),
    ownsTransactions: true,
    handler: ({ params, query }, { services }) =>
      services.openidService.redirect({
        provider: provider ?? params["provider"]!,
        redirectTo: query.redirectTo,
      }),
  })

/** The endpoint to which a provider redirects. */
export const callbackEndpoint = (provider?: string): Endpoint =>
  endpoint({
    access: "store",
    summary: "Complete a sign-in: the provider redirects the customer here.",
    tag: "OpenID Connect",
    limit,
    ownsTransactions: true,
    handler: ({ params }, context) =>
      context.services.openidService.complete(context, provider ?? params["provider"]!),
  })
