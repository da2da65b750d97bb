import type { ShopAnswer, ShopRequest } from "./messages.ts"

/**
 * A request as `fetch` takes it.
 * @param token the access token, if the reader is signed in
 * @since 0.1
 */
export function initOf(
  { method, headers: more, body, file }: ShopRequest,
  token: string | undefined,
): RequestInit {
  const headers: Record<string, string> = token ? { ...more, authorization: `Bearer ${token}` } : { ...more }
  if (file) {
    const form = new FormData()
    form.append(file.field, new File([file.text], file.name, { type: "text/plain" }))
    return { method, headers, body: form }
  }
  if (!body || method === "GET") return { method, headers }
  return { method, headers: { ...headers, "content-type": "application/json" }, body }
}

/**
 * What was answered, and how long that took.
 * @param started when the request was sent, by `performance.now()`
 * @since 0.1
 */
export async function answerFrom(response: Response, started: number): Promise<ShopAnswer> {
  const body = await response.text()
  const milliseconds = performance.now() - started
  return { status: response.status, milliseconds, type: response.headers.get("content-type") ?? "", body }
}
