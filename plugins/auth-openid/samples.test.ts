import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { isNetwork } from "./src/openid/again.ts"
import { flowCookie, readFlow, type Flow } from "./src/openid/flow.ts"
import { identityOf } from "./src/openid/identity.ts"
import { readOptions } from "./src/options.ts"

let shop: TestShop
beforeAll(async () => {
  const secrets = ["GOOGLE", "GITHUB", "COMPANY"].flatMap((name) => [
    [`${name}_CLIENT_ID`, `id of ${name}`] as const,
    [`${name}_CLIENT_SECRET`, `secret of ${name}`] as const,
  ])
  stubSampleEnv("auth-openid", {
    BACKEND_URL: "https://api.example.com",
    STOREFRONT_URL: "https://shop.example.com",
    COMPANY_ISSUER: "https://id.example.com",
    ...Object.fromEntries(secrets),
  })
  shop = await startSampleShop("auth-openid")
})
afterAll(async () => {
  await shop?.stop()
  vi.unstubAllEnvs()
})

describe("the example of the documentation", () => {
  it("starts a store whose sign-in goes to GitHub", async () => {
    vi.stubEnv("BACKEND_URL", shop.url)
    const { signInUrl } = await import("../../samples/plugins/auth-openid/storefront.ts")
    const response = await fetch(signInUrl("github", "/cart"), { redirect: "manual" })
    const location = new URL(response.headers.get("location")!)
    expect(location.origin + location.pathname).toBe("https://github.com/login/oauth/authorize")
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      client_id: "id of GITHUB",
      redirect_uri: "https://api.example.com/store/auth/github/cb",
      code_challenge_method: "S256",
    })
    expect(location.searchParams.has("nonce")).toBe(false)
    const cookie = response.headers.get("set-cookie")
    for (const part of ["HttpOnly", "SameSite=Lax", "Max-Age=600", "Path=/store/auth"])
      expect(cookie).toContain(part)
    expect(cookie).not.toContain("secret")
  })

  it("gets a token and connects identities only for a signed-in customer", async () => {
    vi.stubEnv("BACKEND_URL", shop.url)
    const { connectUrl, fetchAccessToken } = await import("../../samples/plugins/auth-openid/storefront.ts")
    await expect(fetchAccessToken()).rejects.toThrow("not signed in")
    await expect(connectUrl("github", "/account")).rejects.toThrow()
  })
})

describe("the cookie of a sign-in", () => {
  const settings = { cookieSecret: "a secret", secureCookies: true }
  const flow: Flow = {
    ...{ provider: "google", state: "state".repeat(10), nonce: "n", verifier: "v" },
    ...{ redirectTo: "https://shop.example.com/", expires: 1000 },
  }
  const read = (more: Partial<Flow> = {}, { secret = "a secret", now = 999 } = {}) => {
    const [cookie] = flowCookie(flow, { ...settings, cookieSecret: secret }).split(";")
    const request = new Request("https://api.example.com/", { headers: { cookie: `other=1; ${cookie}` } })
    return readFlow(request, { ...flow, ...more }, settings, now)
  }

  it("is read until it expires, with the right secret, provider and state", () => {
    expect(read()).toEqual(flow)
    expect(read({}, { now: 1000 })).toBeUndefined()
    expect(read({}, { secret: "another secret" })).toBeUndefined()
    expect(read({ provider: "github" })).toBeUndefined()
    expect(read({ state: `${flow.state}x` })).toBeUndefined()
  })

  it("is sent over HTTPS only where the server says so", () => {
    expect(flowCookie(flow, settings)).toContain("; Secure")
    expect(flowCookie(flow, { ...settings, secureCookies: false })).not.toContain("Secure")
  })
})

describe("options", () => {
  const store = {
    callbackUrl: "https://a.co/cb",
    successRedirect: "https://b.co/",
    failureRedirect: "https://b.co/",
  }
  const client = { clientID: "id", clientSecret: "secret", store }

  it("are named when they are wrong", () => {
    expect(readOptions({ google: client }).google).toMatchObject({ issuer: "https://accounts.google.com" })
    expect(() => readOptions({})).toThrow("at least one")
    expect(() => readOptions({ google: { ...client, clientSecret: "" } })).toThrow("clientSecret")
    expect(() => readOptions({ openid: { google: { ...client, issuer: "https://a.co" } } })).toThrow(
      "reserved",
    )
    expect(() => readOptions({ openid: { a: { ...client, issuer: "http://a.co" } } })).toThrow("https://")
    expect(() =>
      readOptions({ github: { ...client, store: { ...store, successRedirect: "javascript:1" } } }),
    ).toThrow()
  })
})

describe("claims", () => {
  it("give an address only if it is one and verified", () => {
    const of = (claims: object) => identityOf("1", { ...claims }).verifiedEmail
    expect(of({ email: "Ada@Example.com", email_verified: true })).toBe("ada@example.com")
    expect(of({ email: "ada@example.com", email_verified: "true" })).toBe("ada@example.com")
    expect(of({ email: "ada@example.com" })).toBeUndefined()
    expect(of({ email: "not an address", email_verified: true })).toBeUndefined()
    expect(of({ email: ["ada@example.com"], email_verified: true })).toBeUndefined()
  })

  it("give names from parts or a whole", () => {
    const whole = identityOf("1", { name: "Ada Byron King" })
    expect([whole.firstName, whole.lastName]).toEqual(["Ada", "Byron King"])
    expect(identityOf("1", { name: "Ada King", given_name: "Augusta" }).firstName).toBe("Augusta")
    expect(identityOf("1", {}).firstName).toBeUndefined()
  })
})

it("tells network errors from answers", () => {
  const wrapped = new Error("failed", { cause: new TypeError("fetch failed") })
  expect([wrapped, new DOMException("late", "TimeoutError"), { status: 500 }].map(isNetwork)).toEqual([
    true,
    true,
    false,
  ])
  expect(isNetwork(new Error("failed", { cause: new Response("", { status: 502 }) }))).toBe(true)
  expect(isNetwork(new Error("failed", { cause: new Response("", { status: 400 }) }))).toBe(false)
})
