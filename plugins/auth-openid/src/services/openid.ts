import { service, type EndpointContext, type ServiceDefinition, type ServiceOf } from "@stheno/core"
import { completeSignIn } from "../openid/complete.ts"
import { redirectToProvider, startSignIn, type SignInRequest, type StartedSignIn } from "../openid/start.ts"
import { readOptions } from "../options.ts"

/** What the endpoints use. */
export interface OpenIdService {
  /** starts a sign-in and returns where the browser goes, with the cookie that it gets */
  start(request: SignInRequest): Promise<StartedSignIn>
  /** starts a sign-in and redirects to the provider */
  redirect(request: SignInRequest): Promise<Response>
  /** completes a sign-in when the provider redirects back */
  complete(context: EndpointContext, provider: string): Promise<Response>
}

const definition: ServiceDefinition<OpenIdService> = service((shop) => {
  const options = readOptions(shop.pluginOptions)
  return {
    start: (request) => startSignIn(shop, options, request),
    redirect: (request) => redirectToProvider(shop, options, request),
    complete: (context, provider) => completeSignIn(context, options, provider),
  }
})
export default definition

declare module "@stheno/core" {
  interface Services {
    readonly openidService: ServiceOf<typeof definition>
  }
}
