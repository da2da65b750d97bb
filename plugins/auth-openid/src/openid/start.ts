import type { EndpointContext } from "@stheno/core"
import * as oidc from "openid-client"
import type { OpenIdOptions } from "../options.ts"
import { passwordMarkOf } from "./accounts.ts"
import { asFailure, SignInFailure } from "./failure.ts"
import { flowCookie, flowLifetime, type Flow } from "./flow.ts"
import { providerOf } from "./providers.ts"
import { failurePage, redirect, returnPage } from "./redirects.ts"

/** What a sign-in begins with. */
export interface SignInRequest {
  readonly provider: string
  readonly redirectTo?: string | undefined
  /** the signed-in customer to whose account the identity is added */
  readonly connects?: string
}

/** A sign-in that was started: where the browser goes, and the cookie that binds it to the browser. */
export interface StartedSignIn {
  readonly location: string
  readonly cookie: string
}

type Context = Pick<EndpointContext, "db" | "engine" | "log">

/**
 * Starts a sign-in with the authorization code flow, PKCE, a state and a nonce.
 * @throws not_found for a provider that is not configured, invalid_data for a page of another site, SignInFailure when
 *   the provider cannot be reached
 */
export async function startSignIn(
  { db, engine, log }: Context,
  options: OpenIdOptions,
  { provider: name, redirectTo, connects }: SignInRequest,
): Promise<StartedSignIn> {
  const provider = providerOf(options, name)
  const page = returnPage(provider.store, redirectTo)
  const config = await provider.connect().catch((error: unknown) => {
    throw asFailure(error, log, name)
  })
  const flow: Flow = {
    provider: name,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    redirectTo: page,
    ...(connects && { connects, passwordMark: await passwordMarkOf(db, connects) }),
    expires: Math.floor(engine.now() / 1000) + flowLifetime,
  }
  const location = oidc.buildAuthorizationUrl(config, {
    redirect_uri: provider.store.callbackUrl,
    scope: provider.scope,
    state: flow.state,
    ...(provider.hasIdToken && { nonce: flow.nonce }),
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
  })
  return { location: location.href, cookie: flowCookie(flow, engine.config) }
}

/** The response to a browser that starts a sign-in: a redirect to the provider, or to the storefront when it fails. */
export async function redirectToProvider(
  context: Context,
  options: OpenIdOptions,
  request: SignInRequest,
): Promise<Response> {
  try {
    const { location, cookie } = await startSignIn(context, options, request)
    const response = redirect(location)
    response.headers.append("set-cookie", cookie)
    return response
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error
    const { store } = providerOf(options, request.provider)
    return redirect(failurePage(store, error.code))
  }
}
