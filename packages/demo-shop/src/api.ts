/** What makes the calls: an app's `fetch`, or a client of a running server. */
export type Fetch = (request: Request) => Promise<Response>

/** Something of a response of which only the ID is read. */
export interface Row {
  readonly id: string
}

/** An order, as far as it is read here. */
export interface PlacedOrder extends Row {
  readonly display_id: number
  readonly total: number
  readonly items: readonly (Row & { readonly quantity: number })[]
}

/**
 * Calls the API of a shop, as an admin user and as a storefront. The caller names what it reads of the response by its
 * documented names; a wrong one fails the test of the package.
 */
export interface Api {
  admin<T>(method: string, path: string, body?: unknown): Promise<T>
  store<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>
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
  const send = async <T>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<T> => {
    const request = new Request(`${baseUrl}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const response = await fetch(request)
    const text = await response.text()
    if (!response.ok)
      throw new Error(`The demo shop could not be made: ${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }
  const { access_token } = await send<{ access_token: string }>("POST", "/admin/auth/token", credentials, {})
  return {
    admin: (method, path, body) => send(method, path, body, { authorization: `Bearer ${access_token}` }),
    store: (method, path, body, headers = {}) => send(method, path, body, headers),
  }
}
