// region clients
const backend = "http://localhost:9000"

async function call(
  method: string,
  path: string,
  body?: object,
  headers = {},
): Promise<Answer> {
  const response = await fetch(`${backend}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  })
  const isJson = response.headers.get("content-type")?.includes("json")
  const answer = isJson ? await response.json() : { message: await response.text() }
  if (!response.ok) throw new Error(`${response.status}: ${answer.message}`)
  return answer
}

/** Calls an operation for everyone. */
export const store = (method: string, path: string, body?: object) =>
  call(method, path, body)

let token: string | undefined

/** Calls an operation for admin users; logs in the first time. */
export async function admin(method: string, path: string, body?: object) {
  const login = { email: "admin@example.com", password: "supersecret" }
  token ??= (await call("POST", "/admin/auth/token", login)).access_token as string
  return call(method, path, body, { Authorization: `Bearer ${token}` })
}
// endregion

// region customer
/** Calls an operation as the customer whom the token belongs to. */
export const customerOf =
  (token: string) => (method: string, path: string, body?: object) =>
    call(method, path, body, { Authorization: `Bearer ${token}` })
// endregion

// region key
/** Calls an operation for everyone, in the sales channels of a publishable key. */
export const storeOf =
  (key: string) => (method: string, path: string, body?: object) =>
    call(method, path, body, { "x-publishable-api-key": key })
// endregion

// The samples read answers as a program without types would.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any
