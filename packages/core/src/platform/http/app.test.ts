import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 3 } })
})
afterAll(() => shop.close())

const login = (password = "supersecret", headers = {}) =>
  shop.request("POST", "/admin/auth", { email: "admin@example.com", password }, headers)
const cookieOf = (headers: Headers) => headers.get("set-cookie")!.split(";")[0]!

describe("paths", () => {
  test("health answers anyone", async () => {
    const { status, text, headers } = await shop.request("GET", "/health")
    expect([status, text, headers.get("content-type")]).toEqual([200, "OK", "text/html; charset=UTF-8"])
  })

  test("an unknown admin path says 401 to strangers and 404 to users", async () => {
    expect((await shop.request("GET", "/admin/nothing")).status).toBe(401)
    expect((await shop.admin("GET", "/admin/nothing")).status).toBe(404)
    expect((await shop.request("GET", "/store/nothing")).status).toBe(404)
  })

  test("an encoded admin path is one, and a path that only begins with admin is not", async () => {
    for (const path of ["/%61dmin/nothing", "/admin"]) {
      expect([path, (await shop.request("GET", path)).status]).toEqual([path, 401])
      expect([path, (await shop.admin("GET", path)).status]).toEqual([path, 404])
    }
    expect((await shop.request("GET", "/administrators")).status).toBe(404)
  })

  test.each([
    ["/admin/products", "http://localhost:7000"],
    ["/%61dmin/products", "http://localhost:7000"],
    ["/administrators", "http://localhost:8000"],
    ["/%73tore/products", "http://localhost:8000"],
  ])("a preflight request to %s allows %s only", async (path, origin) => {
    const others = ["http://localhost:7000", "http://localhost:8000"].filter((other) => other !== origin)
    const allowed = async (from: string) => {
      const { status, headers } = await shop.request("OPTIONS", path, undefined, { origin: from })
      return [status, headers.get("access-control-allow-origin")]
    }
    expect(await allowed(origin)).toEqual([204, origin])
    for (const other of others) expect(await allowed(other)).toEqual([204, null])
  })

  test("a trailing slash makes no difference: clients of v1 send some", async () => {
    expect((await shop.admin("GET", "/admin/currencies/?limit=1")).status).toBe(200)
  })

  test("the page of an unknown path escapes what was asked", async () => {
    const { text } = await shop.request("GET", "/store/<script>alert(1)</script>")
    expect(text).not.toContain("<script>")
  })

  test.each(["/store/%E0%A4%A", "/admin/currencies/%00", "/admin/currencies/%ff"])(
    "%s is refused, not a crash",
    async (path) => {
      const { status } = await shop.admin("POST", path, {})
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

describe("bodies", () => {
  test("what is not JSON is a 400", async () => {
    const response = await shop.raw("POST", "/admin/currencies/isk", "{")
    expect(response.status).toBe(400)
  })

  test("NUL, lone surrogates and bottomless nesting are refused", async () => {
    const deep = `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`
    for (const body of ['{"includes_tax":"\\u0000"}', '{"includes_tax":"\\ud800"}', deep]) {
      const response = await shop.raw("POST", "/admin/currencies/isk", body)
      expect(response.status).toBe(400)
    }
  })

  test("more than a megabyte is refused", async () => {
    const response = await shop.raw(
      "POST",
      "/admin/currencies/isk",
      JSON.stringify({ a: "x".repeat(1_100_000) }),
    )
    expect(response.status).toBe(413)
  })

  test("__proto__ is an unknown property like any other", async () => {
    const response = await shop.raw("POST", "/admin/currencies/isk", '{"__proto__":{"isAdmin":true}}')
    expect(response.status).toBe(400)
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})

describe("log-in", () => {
  test("a session cookie opens the admin API until log-out", async () => {
    const { headers, body } = await login()
    expect(body.user.email).toBe("admin@example.com")
    expect(body.user).not.toHaveProperty("password_hash")
    expect(headers.get("set-cookie")).toMatch(
      /^connect\.sid=[0-9a-f]{64}\.[0-9a-f]{64}; Path=\/; Max-Age=36000; HttpOnly; SameSite=Lax$/,
    )
    const cookie = cookieOf(headers)
    expect((await shop.request("GET", "/admin/auth", undefined, { cookie })).body.user.email).toBe(
      "admin@example.com",
    )
    expect((await shop.request("DELETE", "/admin/auth", undefined, { cookie })).text).toBe("OK")
    expect((await shop.request("GET", "/admin/auth", undefined, { cookie })).status).toBe(401)
  })

  test("a planted session is worthless after sign-in", async () => {
    const planted = `connect.sid=${"ab".repeat(32)}`
    const { headers } = await login("supersecret", { cookie: planted })
    expect(cookieOf(headers)).not.toBe(planted)
    expect((await shop.request("GET", "/admin/auth", undefined, { cookie: planted })).status).toBe(401)
  })

  test("a session cookie that we did not sign is as good as none, and asks nothing of the database", async () => {
    const { headers } = await login()
    const cookie = cookieOf(headers)
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith("0") ? "1" : "0"}`
    const { result, statements } = await shop.countStatements(() =>
      shop.request("GET", "/admin/auth", undefined, { cookie: forged }),
    )
    expect([result.status, statements]).toEqual([401, []])
    expect((await shop.request("GET", "/admin/auth", undefined, { cookie })).status).toBe(200)
  })

  test("a write by cookie from a foreign page is refused", async () => {
    const { headers } = await login()
    const cookie = cookieOf(headers)
    const write = (origin: string) =>
      shop.request("POST", "/admin/currencies/isk", { includes_tax: true }, { cookie, origin })
    expect((await write("https://evil.example")).status).toBe(401)
    expect((await write("http://localhost:7001")).status).toBe(200)
  })

  test.each([
    [{ "sec-fetch-site": "cross-site" }, 401],
    [{ "sec-fetch-site": "same-site" }, 401],
    [{ origin: "null" }, 401],
    [{ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 401],
    [{ origin: "http://localhost:7001", "sec-fetch-site": "cross-site" }, 200],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{ origin: "https://shop.example", "sec-fetch-site": "same-origin" }, 200],
    [{}, 200],
  ])("a write by cookie with %o is answered with %i", async (marks, status) => {
    const cookie = cookieOf((await login()).headers)
    const headers = { cookie, ...(marks as Record<string, string>) }
    const answer = await shop.request("POST", "/admin/currencies/isk", { includes_tax: true }, headers)
    expect(answer.status).toBe(status)
  })

  test("the fourth attempt within a minute gets 429", async () => {
    const statuses = []
    for (let i = 0; i < 5; i++)
      statuses.push(await shop.request("POST", "/admin/auth/token", { email: "x@y.co", password: "no" }))
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429])
    expect(Number(statuses[4]!.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  test.each([
    ["none", "eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoidXNyIiwiZG9tYWluIjoiYWRtaW4ifQ."],
    ["garbage", "a.b.c"],
  ])("a token with %s signature is refused", async (_, token) => {
    const headers = { authorization: `Bearer ${token}` }
    expect((await shop.request("GET", "/admin/auth", undefined, headers)).status).toBe(401)
  })
})

describe("OpenAPI", () => {
  test.each(["store", "admin"])("the %s document names every operation once", async (area) => {
    const { body } = await shop.request("GET", `/openapi/${area}.json`)
    const { openapi, paths } = body as unknown as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect(openapi).toBe("3.1.0")
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
    if (area === "admin") expect(ids).toContain("PostCurrenciesCurrency")
  })
})

test.each(["/openapi", "/openapi.json"])("%s lists the OpenAPI documents", async (path) => {
  const { status, body } = await shop.request("GET", path)
  expect([status, body]).toEqual([
    200,
    {
      documents: [
        { name: "store", title: "Stheno Store API", url: "http://localhost:9000/openapi/store.json" },
        { name: "admin", title: "Stheno Admin API", url: "http://localhost:9000/openapi/admin.json" },
      ],
    },
  ])
  const { documents } = body as unknown as { documents: { url: string; title: string }[] }
  for (const { url, title } of documents)
    expect((await shop.request("GET", new URL(url).pathname)).body).toMatchObject({ info: { title } })
})
