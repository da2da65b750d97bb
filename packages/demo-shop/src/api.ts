/** What makes the calls: an app's `fetch`, or a client of a running server. */
export type Fetch = (request: Request) => Promise<Response>

// Answers are read by their documented names; a wrong one fails the seed's own test.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = any

/** Calls the API of a shop, as an admin user and as a storefront. */
export interface Api {
  admin(method: string, path: string, body?: unknown): Promise<Answer>
  store(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/**
 * @param baseUrl what the requests are addressed to
 * @param credentials of an admin user
 */
export async function openApi(
  fetch: Fetch,
  baseUrl: string,
  credentials: { readonly email: string; readonly password: string },
): Promise<Api> {
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const request = new Request(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const response = await fetch(request)
    const text = await response.text()
    if (!response.ok)
      throw new Error(`The demo shop could not be made: ${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  const { access_token } = await send("POST", "/admin/auth/token", credentials, {})
  return {
    admin: (method, path, body) => send(method, path, body, { authorization: `Bearer ${access_token}` }),
    store: (method, path, body, headers = {}) => send(method, path, body, headers),
  }
}
