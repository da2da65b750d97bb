import { answerFrom } from "../../shop/requests.ts"
import type { Logger } from "./component-log.tsx"
import { fetchFrom, keepSignIn, readToken } from "./own-server.ts"

/** A `fetch` that sends requests to the reader's server with the reader's access token, and logs the responses. */
export function fetchForServer(url: string, add: Logger, fail: (error: unknown) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const path = request.url.slice(new URL(request.url).origin.length)
    const headers = new Headers(request.headers)
    const token = readToken(url, path.startsWith("/admin") ? "admin" : "customer")
    if (token) headers.set("authorization", `Bearer ${token}`)
    const { method } = request
    const body = method === "GET" ? undefined : await request.blob()
    const started = performance.now()
    try {
      const response = await fetchFrom(url, path, { method, headers, ...(body?.size ? { body } : {}) })
      const answer = await answerFrom(response.clone(), started)
      keepSignIn(url, path, answer.body)
      add({ method, path }, answer)
      return response
    } catch (error) {
      fail(error)
      throw error
    }
  }
}
