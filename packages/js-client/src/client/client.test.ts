import { describe, expect, it } from "vitest"
import { servedClients } from "../testing/client-of.ts"
import { json, type Behaviour } from "../testing/local-server.ts"
import { Client } from "./client.ts"
import type { Config } from "./config.ts"
import { SthenoError } from "./error.ts"

const clientOf = servedClients()

/** What a call that must fail throws. */
async function failure(call: Promise<unknown>): Promise<SthenoError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof SthenoError) return error
  throw new Error(`Expected a SthenoError, got ${String(error)}`)
}

const ok: Behaviour = (answer) => json(answer, 200, { ok: true }, { "x-request-id": "req_1" })
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe("an answer", () => {
  it("is the body, with how it came beside it", async () => {
    const { client } = await clientOf(ok)
    const body = await client.request("GET", "/store/things")
    expect(body).toEqual({ ok: true })
    expect(body.response).toMatchObject({ status: 200, requestId: "req_1" })
    expect(Object.keys(body)).toEqual(["ok"])
    expect(JSON.stringify(body)).toBe('{"ok":true}')
  })

  it("holds a text under data, and nothing of a 204", async () => {
    const { client } = await clientOf((answer, index) =>
      index === 0
        ? answer.writeHead(200, { "content-type": "text/plain" }).end("OK")
        : answer.writeHead(204).end(),
    )
    expect(await client.request("POST", "/store/things")).toEqual({ data: "OK" })
    expect(await client.request("POST", "/store/things")).toEqual({ data: "" })
  })

  it("is refused when it is a page of somebody else", async () => {
    const { client, received } = await clientOf((answer) =>
      answer.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome to the proxy</h1>"),
    )
    expect(await failure(client.request("GET", "/store/things"))).toMatchObject({
      type: "invalid_response",
      status: 200,
    })
    expect(received).toHaveLength(1)
  })
})

describe("a request", () => {
  it("carries query, body and headers", async () => {
    const { client, received } = await clientOf(ok, { customHeaders: { "X-All": "1", "X-Some": "1" } })
    const query = { id: ["a", "b&c"], created_at: { gt: new Date(0) }, q: null, title: undefined, limit: 3 }
    await client.request("POST", "store/things", { name: "é" }, { query }, { "x-some": "2" })
    const url = new URL(received[0]!.url, "http://x")
    expect(url.pathname).toBe("/store/things")
    expect([...url.searchParams]).toEqual([
      ["id[]", "a"],
      ["id[]", "b&c"],
      ["created_at[gt]", "1970-01-01T00:00:00.000Z"],
      ["limit", "3"],
    ])
    expect(JSON.parse(received[0]!.body)).toEqual({ name: "é" })
    expect(received[0]!.headers).toMatchObject({
      "x-all": "1",
      "x-some": "2",
      "content-type": "application/json",
    })
  })

  it("sends a form as a form, and without a key: its parts could not be compared", async () => {
    const { client, received } = await clientOf(ok)
    const form = new FormData()
    form.append("files", new Blob(["hello"]), "a.txt")
    await client.request("POST", "/admin/uploads", form)
    expect(received[0]!.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/)
    expect(received[0]!.headers["idempotency-key"]).toBeUndefined()
    expect(received[0]!.body).toContain("hello")
  })

  it("goes through the fetch of the caller", async () => {
    const urls: string[] = []
    const fetch = async (url: unknown) => {
      urls.push(String(url))
      return Response.json({})
    }
    await new Client({ baseUrl: "https://shop.test/", fetch }).request("GET", "/store/x")
    expect(urls).toEqual(["https://shop.test/store/x"])
  })
})

describe("credentials", () => {
  it("keep a token for its own side, in the client that got it", async () => {
    const { client, baseUrl, received } = await clientOf((answer) =>
      json(answer, 200, { access_token: "t1" }),
    )
    await client.request("POST", "/store/auth/token", {}, { token: "keep" })
    await client.request("GET", "/store/customers/me")
    await client.request("GET", "/admin/orders")
    await new Client({ baseUrl }).request("GET", "/store/customers/me")
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      "Bearer t1",
      undefined,
      undefined,
    ])
    await client.request("DELETE", "/store/auth", undefined, { token: "forget" })
    expect(client.token("store")).toBeUndefined()
  })

  it("send the API token to the admin and the publishable key everywhere else", async () => {
    const { client, received } = await clientOf(ok, { apiKey: "secret", publishableApiKey: "pk_1" })
    await client.request("GET", "/store/products")
    await client.request("GET", "/admin?x=1")
    await client.request("GET", "/administration")
    client.setPublishableKey("pk_2")
    await client.request("GET", "/store/products")
    const sent = received.map(({ headers }) => [
      headers["x-medusa-access-token"],
      headers["x-publishable-api-key"],
    ])
    expect(sent).toEqual([
      [undefined, "pk_1"],
      ["secret", undefined],
      [undefined, "pk_1"],
      [undefined, "pk_2"],
    ])
  })

  it("keep cookies outside of browsers when asked to, until the server takes them back", async () => {
    const lines = [["connect.sid=a%3D1; Path=/; HttpOnly", "theme=dark"], ["connect.sid=; Max-Age=0"], []]
    const { client, received } = await clientOf(
      (answer, index) => json(answer, 200, {}, { "set-cookie": lines[index] ?? [] }),
      { auth: "cookie" },
    )
    for (let index = 0; index < 3; index++) await client.request("GET", "/store/auth")
    expect(received.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      "connect.sid=a%3D1; theme=dark",
      "theme=dark",
    ])
  })

  it("keep no cookies unless asked to, and none leave with tokens", async () => {
    const modes: unknown[] = []
    const config = (auth?: "jwt"): Config => ({
      baseUrl: "http://shop.test",
      ...(auth ? { auth } : {}),
      fetch: async (_, init) => {
        modes.push(init?.credentials)
        return Response.json({})
      },
    })
    await new Client(config()).request("GET", "/store/auth")
    await new Client(config("jwt")).request("GET", "/store/auth")
    expect(modes).toEqual(["include", "omit"])
  })
})

describe("errors", () => {
  it("say what the server said", async () => {
    const { client } = await clientOf((answer) =>
      json(answer, 404, { type: "not_found", code: "x", message: "No cart" }, { "x-request-id": "req_9" }),
    )
    const error = await failure(client.request("GET", "/store/carts/1"))
    expect(error).toMatchObject({
      name: "SthenoError",
      message: "No cart",
      type: "not_found",
      code: "x",
      status: 404,
      requestId: "req_9",
      response: { status: 404, data: { message: "No cart" } },
    })
  })

  it("make do with a text, a list or a page", async () => {
    const { client } = await clientOf((answer, index) => {
      if (index === 0) return answer.writeHead(401).end("Unauthorized")
      if (index === 1) return json(answer, 409, { errors: [{ a: 1 }, "no stock"] })
      return answer.writeHead(413, { "content-type": "text/html" }).end("<pre>Too large</pre>")
    })
    expect(await failure(client.request("GET", "/x"))).toMatchObject({
      type: "unauthorized",
      message: "Unauthorized",
    })
    expect((await failure(client.request("POST", "/x"))).errors).toEqual(['{"a":1}', "no stock"])
    const page = await failure(client.request("POST", "/x"))
    expect(page).toMatchObject({ type: "unknown_error", message: "The server returned status 413" })
  })
})

describe("keys", () => {
  it("are new for every POST and for nothing else", async () => {
    const { client, received } = await clientOf(ok)
    await client.request("POST", "/store/carts")
    await client.request("POST", "/store/carts")
    await client.request("DELETE", "/store/carts/1")
    await client.request("GET", "/store/carts/1")
    const keys = received.map(({ headers }) => headers["idempotency-key"])
    expect(keys[0]).toMatch(uuid)
    expect(keys[1]).toMatch(uuid)
    expect(keys[0]).not.toBe(keys[1])
    expect(keys.slice(2)).toEqual([undefined, undefined])
  })

  it("are the caller's where there is one, and left out without retries", async () => {
    const { client, received } = await clientOf(ok, { maxRetries: 0 })
    const own = "00000000-0000-4000-8000-000000000000"
    await client.request("POST", "/store/carts", {}, { idempotencyKey: own })
    await client.request("POST", "/store/carts", {}, {}, { "Idempotency-Key": own })
    await client.request("POST", "/store/carts", {})
    expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual([own, own, undefined])
  })
})
