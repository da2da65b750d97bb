import type { BodyTo } from "@stheno/testing/reply.ts"
import { errors, Pool, type Dispatcher } from "undici"

/** How long a server may take to respond, in milliseconds. */
const patience = 30_000

/**
 * Calls a server over kept connections; refuses anything but success. Undici, since `node:http` takes as much of the
 * processors that client and server share as the server takes for a short answer.
 */
export function createClient(baseUrl: string, headers: Record<string, string> = {}) {
  const pool = new Pool(baseUrl, { connections: 64, headersTimeout: patience })
  const written = { ...headers, "content-type": "application/json" }
  const send = async (method: Dispatcher.HttpMethod, path: string, body?: unknown): Promise<string> => {
    const answer = await pool
      .request({
        method,
        path,
        headers: body === undefined ? headers : written,
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      .catch((error: unknown) => {
        if (!(error instanceof errors.HeadersTimeoutError)) throw error
        throw new Error(`${method} ${baseUrl}${path}: no response within ${patience / 1000} seconds`)
      })
    const text = await answer.body.text()
    if (answer.statusCode !== 200)
      throw new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 200)}`)
    return text
  }
  return {
    get: async (path: string): Promise<void> => void (await send("GET", path)),
    json: async <Method extends Dispatcher.HttpMethod, Path extends string>(
      method: Method,
      path: Path,
      body?: unknown,
    ): Promise<BodyTo<Method, Path>> => JSON.parse(await send(method, path, body)) as BodyTo<Method, Path>,
    close: () => pool.close(),
  }
}
