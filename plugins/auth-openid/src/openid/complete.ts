import { createHash } from "node:crypto"
import { signInCustomer, sql, type EndpointContext } from "@stheno/core"
import * as oidc from "openid-client"
import type { OpenIdOptions } from "../options.ts"
import { accountFor } from "./accounts.ts"
import { asFailure, SignInFailure } from "./failure.ts"
import { expiredCookie, flowLifetime, readFlow, type Flow } from "./flow.ts"
import type { Identity } from "./identity.ts"
import { providerOf, type SignInProvider } from "./providers.ts"
import { failurePage, redirect } from "./redirects.ts"

/**
 * Completes a sign-in when the provider redirects back: verifies the answer, finds or creates the account, signs the
 * customer in, and returns to the storefront, also when it fails.
 * @throws not_found for a provider that is not configured
 */
export async function completeSignIn(
  context: EndpointContext,
  options: OpenIdOptions,
  name: string,
): Promise<Response> {
  const provider = providerOf(options, name)
  const { request, engine } = context
  const answer = new URL(request.url).searchParams
  const now = Math.floor(engine.now() / 1000)
  const state = answer.get("state") ?? ""
  const flow = readFlow(request, { provider: name, state }, engine.config, now)
  if (!flow) return redirect(failurePage(provider.store, "invalid_state"))
  const response = redirect(await finish(context, provider, { flow, answer }))
  response.headers.append("set-cookie", expiredCookie(flow, engine.config))
  return response
}

interface Answered {
  readonly flow: Flow
  readonly answer: URLSearchParams
}

/** @returns the page to return to */
async function finish(
  context: EndpointContext,
  provider: SignInProvider,
  answered: Answered,
): Promise<string> {
  const { flow } = answered
  const { connects, passwordMark } = flow
  try {
    await useOnce(context, flow)
    const identity = await identify(provider, answered).catch((error: unknown) => {
      throw asFailure(error, context.log, provider.name)
    })
    const { name, issuer } = provider
    const arrival = { provider: name, issuer, identity, connects, passwordMark }
    const customerId = await context.transaction((inside) => accountFor(inside, arrival))
    if (connects === undefined) await signInCustomer(context, customerId)
    return flow.redirectTo
  } catch (error) {
    if (error instanceof SignInFailure) return failurePage(provider.store, error.code)
    throw error
  }
}

/** A state counts once, also when somebody kept the cookie. Two requests at the same time cannot both use it. */
async function useOnce({ db }: Pick<EndpointContext, "db">, { state }: Flow): Promise<void> {
  const hash = createHash("sha256").update(state).digest("hex")
  await sql`delete from openid_completed_flow where expires_at < now()`.execute(db)
  const { rows } = await sql`insert into openid_completed_flow (state_hash, expires_at)
    values (${hash}, now() + make_interval(secs => ${2 * flowLifetime}))
    on conflict do nothing returning state_hash`.execute(db)
  if (rows.length === 0) throw new SignInFailure("invalid_state")
}

async function identify(provider: SignInProvider, { flow, answer }: Answered): Promise<Identity> {
  const config = await provider.connect()
  const url = new URL(provider.store.callbackUrl)
  url.search = answer.toString()
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    ...(provider.hasIdToken && { expectedNonce: flow.nonce, idTokenExpected: true }),
  })
  return provider.identify(config, tokens)
}
