/** The name of a provider on its button: of `openid/keycloak`, it is made of the name in the configuration of the server. */
export function providerName(provider: string): string {
  const known: Readonly<Record<string, string>> = { google: "Google", github: "GitHub" }
  const name = provider.replace("openid/", "").replaceAll("-", " ")
  return known[provider] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * The address where a sign-in with a provider begins. The plugin for OpenID Connect of the server redirects from there.
 * @param page the URL of the page of this storefront that completes the sign-in
 */
export function signInAddress(backendUrl: string, provider: string, page: string): string {
  return `${backendUrl}/store/auth/${provider}?${new URLSearchParams({ redirectTo: page })}`
}

/** Which text explains an error code that the plugin adds to the address of the sign-in page. */
export function signInProblem(code: string): "accountExists" | "emailNotVerified" | "failed" {
  if (code === "account_exists") return "accountExists"
  return code === "email_not_verified" ? "emailNotVerified" : "failed"
}

/**
 * Takes the customer's session over from the server: its cookie belongs to the host of the server, so the browser exchanges
 * it for a token. The cookie is removed, so that signing out of the storefront ends the session.
 * @throws Error when the server does not know the customer
 */
export async function takeOverSession(backendUrl: string, send: typeof fetch = fetch): Promise<string> {
  const credentials = "include"
  const response = await send(`${backendUrl}/store/auth/openid/token`, { method: "POST", credentials })
  const { access_token: token } = (await response.json()) as { readonly access_token?: unknown }
  if (!response.ok || typeof token !== "string") throw new Error("The customer is not signed in")
  const ended = await send(`${backendUrl}/store/auth`, { method: "DELETE", credentials })
  if (!ended.ok) throw new Error("The session of the server cannot be ended")
  return token
}
