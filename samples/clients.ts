import type { BodyTo, ErrorBody } from "@stheno/testing/reply.ts"

// region clients
const backend = "http://localhost:9000"

async function call<Method extends string, Path extends string>(
  method: Method,
  path: Path,
  body?: object,
  headers = {},
): Promise<BodyTo<Method, Path>> {
  const response = await fetch(`${backend}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: body && JSON.stringify(body),
  })
  const isJson = response.headers.get("content-type")?.includes("json")
  const answer: unknown = isJson
    ? await response.json()
    : { message: await response.text() }
  if (!response.ok)
    throw new Error(`${response.status}: ${(answer as ErrorBody).message}`)
  return answer as BodyTo<Method, Path>
}

/** Calls an operation of the Store API. */
export const store = <Method extends string, Path extends string>(
  method: Method,
  path: Path,
  body?: object,
) => call(method, path, body)

let token: string | undefined

/** Calls an operation of the Admin API. The first call signs in. */
export async function admin<Method extends string, Path extends string>(
  method: Method,
  path: Path,
  body?: object,
) {
  const credentials = { email: "admin@example.com", password: "supersecret" }
  token ??= (await call("POST", "/admin/auth/token", credentials)).access_token
  return call(method, path, body, { Authorization: `Bearer ${token}` })
}
// endregion
