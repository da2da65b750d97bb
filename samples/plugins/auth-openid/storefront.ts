const backend = process.env["BACKEND_URL"]

// region sign-in
/** The address of a button "Continue with Google" on a page of the storefront. */
export function signInUrl(provider: string, page: string) {
  const query = new URLSearchParams({ redirectTo: page })
  return `${backend}/store/auth/${provider}?${query}`
}
// endregion

// region token
/** Exchanges the session cookie for an access token. */
export async function fetchAccessToken() {
  const response = await fetch(`${backend}/store/auth/openid/token`, {
    method: "POST",
    credentials: "include",
  })
  if (!response.ok) throw new Error("The customer is not signed in")
  const body = (await response.json()) as { access_token: string }
  return body.access_token
}
// endregion

// region connect
/** Connects a provider with the account of the signed-in customer; the browser opens the returned address. */
export async function connectUrl(provider: string, page: string) {
  const response = await fetch(`${backend}/store/customers/me/identities`, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider, redirectTo: page }),
  })
  const body = (await response.json()) as { location: string; message: string }
  if (!response.ok) throw new Error(body.message)
  return body.location
}
// endregion
