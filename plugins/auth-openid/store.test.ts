import pg from "pg"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startPaymentShop, type PaymentShop } from "../testing/payment-shop.ts"
import { startIdentityProvider, type IdentityProvider, type Person } from "./testing/identity-provider.ts"

const client = { id: "client_1", secret: "a secret of the client" }
const callbackOf = (path: string) => `https://api.example.com/store/auth/${path}/cb`
const success = "https://shop.example.com/account"
const failed = "https://shop.example.com/sign-in"

let provider: IdentityProvider
let shop: PaymentShop
beforeAll(async () => {
  const callbacks = ["google", "github", "openid/company"].map(callbackOf)
  provider = await startIdentityProvider({ ...client, callbacks })
  const settings = (path: string) => ({
    ...{ clientID: client.id, clientSecret: client.secret },
    store: { callbackUrl: callbackOf(path), successRedirect: success, failureRedirect: failed },
  })
  const options = {
    google: { ...settings("google"), issuer: provider.url },
    github: { ...settings("github"), url: provider.url, api_url: provider.url },
    openid: {
      company: { ...settings("openid/company"), issuer: provider.url },
      down: { ...settings("openid/down"), issuer: "http://127.0.0.1:9" },
    },
    timeout: 1000,
  }
  shop = await startPaymentShop({ resolve: "@stheno/auth-openid", options }, ["manual"])
})
afterAll(async () => {
  await shop?.stop()
  await provider?.close()
})

interface Visit {
  readonly method?: string
  readonly body?: object
  /** the idempotency key */
  readonly key?: string
}

/** What the tests read of a response's body. Redirects and pages have none. */
interface Answer {
  readonly access_token: string
  readonly customer: { readonly id: string; readonly email: string }
  readonly identities: readonly [Identity, Identity]
  readonly location: string
  readonly type: string
}

interface Identity {
  readonly id: string
}

/** A browser, which keeps cookies and shows where it is sent. */
class Browser {
  readonly cookies = new Map<string, string>()

  async visit(path: string, { method = "GET", body, key }: Visit = {}) {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      if (set.includes("Max-Age=0")) this.cookies.delete(name!)
      else this.cookies.set(name!, value!)
    }
    const text = await response.text()
    const json: unknown = text.startsWith("{") ? JSON.parse(text) : undefined
    return {
      status: response.status,
      location: response.headers.get("location"),
      body: json as Answer,
      headers: response.headers,
    }
  }

  /** Signs in up to the callback, which the provider would redirect to. */
  async start(person: Person, path = "google", query = "") {
    const { location } = await this.visit(`/store/auth/${path}${query}`)
    return this.callback(location!, person)
  }

  callback(location: string, person: Person): string {
    const { pathname, search } = provider.signIn(location, person)
    return pathname + search
  }

  async signIn(person: Person, path = "google", query = "") {
    return (await this.visit(await this.start(person, path, query))).location
  }

  me = async () => (await this.visit("/store/customers/me")).body?.customer
}

let number = 0
const person = (more: object = {}): Person => ({
  ...{ sub: String(++number), name: "Ada Byron King", email: `person-${number}@example.com` },
  ...{ email_verified: true, ...more },
})
const failedWith = (code: string) => `${failed}?error=${code}`

async function register(email: string, password = "a long password") {
  const browser = new Browser()
  const { body } = await browser.visit("/store/customers", { method: "POST", body: { email, password } })
  return { browser, id: body.customer.id }
}

/** What a request of the customer to be forgotten does. */
async function deleteCustomer(id: string) {
  const database = new pg.Client({ connectionString: shop.databaseUrl })
  await database.connect()
  await database.query("update customer set deleted_at = now() where id = $1", [id])
  await database.end()
}

const reportedError = (path: string) => new Browser().visit(path)

describe("signing in", () => {
  it("creates an account, and opens it again", async () => {
    const [browser, ada] = [new Browser(), person()]
    expect(await browser.signIn(ada)).toBe(success)
    const customer = await browser.me()
    expect(customer).toMatchObject({
      email: ada.email,
      first_name: "Ada",
      last_name: "Byron King",
      has_account: true,
    })
    expect([...browser.cookies.keys()]).toEqual(["connect.sid"])
    const another = new Browser()
    await another.signIn({ ...ada, email: "another@example.com", email_verified: false })
    expect((await another.me()).id).toBe(customer.id)
  })

  it("gives an access token for the session, and ends with a sign-out", async () => {
    const browser = new Browser()
    await browser.signIn(person())
    const path = "/store/auth/openid/token"
    const { access_token: token } = (await browser.visit(path, { method: "POST" })).body
    const headers = { authorization: `Bearer ${token}` }
    expect((await shop.fetch("/store/customers/me", { headers })).status).toBe(200)
    expect((await shop.fetch(path, { method: "POST", headers })).status).toBe(400)
    expect((await shop.fetch(path, { method: "POST" })).status).toBe(401)
    await browser.visit("/store/auth", { method: "DELETE" })
    expect(await browser.me()).toBeUndefined()
  })

  it("keeps no token and no cookie under an idempotency key", async () => {
    const browser = new Browser()
    await browser.signIn(person())
    const [key, another] = [crypto.randomUUID(), crypto.randomUUID()]
    const token = () => browser.visit("/store/auth/openid/token", { method: "POST", key })
    const path = "/store/customers/me/identities"
    const connect = () => browser.visit(path, { method: "POST", body: { provider: "google" }, key: another })
    const [first, second] = [await token(), await token()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.access_token).not.toBe(first.body.access_token)
    const [begun, again] = [await connect(), await connect()]
    expect(again.body.location).not.toBe(begun.body.location)
    for (const { headers } of [begun, again]) expect(headers.get("set-cookie")).toMatch(/^openid_/)
  })

  it("works with other OpenID Connect providers, which are other identities", async () => {
    const [browser, ada] = [new Browser(), person()]
    expect(await browser.signIn(ada, "openid/company")).toBe(success)
    const { id } = await browser.me()
    const stranger = new Browser()
    await stranger.signIn({ ...ada, email: "stranger@example.com" })
    expect((await stranger.me()).id).not.toBe(id)
    expect((await reportedError("/store/auth/openid/unknown")).status).toBe(404)
    expect((await reportedError("/store/auth/openid/unknown/cb?state=a&code=b")).status).toBe(404)
  })

  it("works with GitHub, whose primary address counts if it is verified", async () => {
    const [browser, ada] = [new Browser(), person()]
    expect(await browser.signIn(ada, "github")).toBe(success)
    expect(await browser.me()).toMatchObject({ email: ada.email })
    expect(await new Browser().signIn(person({ email_verified: false }), "github")).toBe(
      failedWith("email_not_verified"),
    )
  })

  it("reads the address from the userinfo endpoint if the ID token has none", async () => {
    const [browser, ada] = [new Browser(), person()]
    provider.forgeNext({ claims: { email: undefined } })
    expect(await browser.signIn(ada)).toBe(success)
    expect(await browser.me()).toMatchObject({ email: ada.email })
  })

  it("does not replace the endpoint that says whether an account exists", async () => {
    const { email } = person()
    await register(email!)
    expect((await shop.guest("GET", `/store/auth/${email}`)).body).toEqual({ exists: true })
  })
})

describe("redirects", () => {
  it("lead to a page of the storefront", async () => {
    expect(await new Browser().signIn(person(), "google", "?redirectTo=/cart")).toBe(
      "https://shop.example.com/cart",
    )
  })

  it("lead to pages that fit into a cookie", async () => {
    const page = (letters: number) => `/cart?q=${"é".repeat(letters)}`
    const query = (letters: number) => `?redirectTo=${encodeURIComponent(page(letters))}`
    const escaped = new URL(page(320), success).href
    expect(await new Browser().signIn(person(), "google", query(320))).toBe(escaped)
    const { status, body } = await reportedError(`/store/auth/google${query(330)}`)
    expect([status, body?.type]).toEqual([400, "invalid_data"])
  })

  it("do not lead to other sites", async () => {
    const wrong = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "https://shop.example.com@evil.example/",
      "https://user@shop.example.com/",
      "javascript:alert(1)",
      "blob:https://shop.example.com/1",
      "https://shop.example.com.evil.example/",
      "http://shop.example.com/",
    ]
    for (const each of wrong) {
      const answer = await reportedError(`/store/auth/google?redirectTo=${encodeURIComponent(each)}`)
      expect([each, answer.status, answer.body?.type]).toEqual([each, 400, "invalid_data"])
    }
  })
})

describe("a callback", () => {
  it("is accepted once", async () => {
    const browser = new Browser()
    const callback = await browser.start(person())
    const kept = new Map(browser.cookies)
    expect((await browser.visit(callback)).location).toBe(success)
    const thief = new Browser()
    for (const [name, value] of kept) thief.cookies.set(name, value)
    expect((await thief.visit(callback)).location).toBe(failedWith("invalid_state"))
    expect(await thief.me()).toBeUndefined()
  })

  it("is accepted only in the browser that started, for the same provider, with the same state", async () => {
    const browser = new Browser()
    const callback = await browser.start(person())
    expect((await new Browser().visit(callback)).location).toBe(failedWith("invalid_state"))
    const others = [
      callback.replace("/google/", "/openid/company/"),
      callback.replace("state=", "state=x"),
      callback.replace(/&state=.*/, ""),
    ]
    for (const other of others)
      expect((await browser.visit(other)).location).toBe(failedWith("invalid_state"))
    const forger = new Browser()
    for (const [name, value] of browser.cookies)
      forger.cookies.set(
        name,
        value.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
      )
    expect((await forger.visit(callback)).location).toBe(failedWith("invalid_state"))
    expect((await browser.visit(callback)).location).toBe(success)
  })

  it("can be completed in several tabs", async () => {
    const [browser, ada] = [new Browser(), person()]
    const [first, second] = [await browser.start(ada), await browser.start(ada)]
    expect((await browser.visit(first)).location).toBe(success)
    expect((await browser.visit(second)).location).toBe(success)
  })

  it("says when the customer declined, and does not tell what else the provider says", async () => {
    const browser = new Browser()
    const callback = await browser.start(person())
    const state = new URL(callback, shop.url).searchParams.get("state")
    const declined = `/store/auth/google/cb?error=access_denied&state=${state}`
    expect((await browser.visit(declined)).location).toBe(failedWith("access_denied"))
  })

  it("does not accept a code of another sign-in", async () => {
    const [browser, attacker] = [new Browser(), new Browser()]
    const callback = new URL(await browser.start(person()), shop.url)
    const stolen = new URL(await attacker.start(person()), shop.url).searchParams.get("code")!
    callback.searchParams.set("code", stolen)
    expect((await browser.visit(callback.pathname + callback.search)).location).toBe(
      failedWith("invalid_response"),
    )
    expect(await browser.me()).toBeUndefined()
  })
})

describe("an ID token", () => {
  const past = Math.floor(Date.now() / 1000) - 3600
  it.each([
    ["with a wrong nonce", { claims: { nonce: "another" } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["for another client", { claims: { aud: "another client" } }],
    ["of another issuer", { claims: { iss: "https://evil.example" } }],
    ["that has expired", { claims: { exp: past, iat: past - 300 } }],
    ["signed with another key", { isForeignKey: true }],
    ["without a signature", { isUnsigned: true }],
  ])("%s is rejected", async (_, forgery) => {
    const browser = new Browser()
    const callback = await browser.start(person())
    provider.forgeNext(forgery)
    expect((await browser.visit(callback)).location).toBe(failedWith("invalid_response"))
    expect(await browser.me()).toBeUndefined()
  })
})

describe("existing accounts", () => {
  it("are not opened by an address that is not verified", async () => {
    for (const verified of [false, "false", undefined, 1]) {
      const ada = person({ email_verified: verified })
      expect(await new Browser().signIn(ada)).toBe(failedWith("email_not_verified"))
      expect((await shop.guest("GET", `/store/auth/${ada.email}`)).body).toEqual({ exists: false })
    }
  })

  it("with a password are not opened by a verified address, in any case", async () => {
    const ada = person()
    const { browser, id } = await register(ada.email!)
    const google = new Browser()
    expect(await google.signIn({ ...ada, email: ada.email!.toUpperCase() })).toBe(
      failedWith("account_exists"),
    )
    expect(await google.me()).toBeUndefined()
    expect((await browser.me()).id).toBe(id)
  })

  it("with a password can be connected by the customer who is signed in", async () => {
    const ada = person({ email: "private@example.com", email_verified: false })
    const { browser, id } = await register(person().email!)
    const path = "/store/customers/me/identities"
    const { location } = (await browser.visit(path, { method: "POST", body: { provider: "google" } })).body
    expect((await browser.visit(browser.callback(location, ada))).location).toBe(success)
    const google = new Browser()
    await google.signIn(ada)
    expect((await google.me()).id).toBe(id)
    const { identities } = (await browser.visit(path)).body
    expect(identities).toEqual([expect.objectContaining({ provider: "google", email: null })])
    const stranger = await register(person().email!)
    const again = (await stranger.browser.visit(path, { method: "POST", body: { provider: "google" } })).body
    expect((await stranger.browser.visit(stranger.browser.callback(again.location, ada))).location).toBe(
      failedWith("already_connected"),
    )
    expect((await stranger.browser.visit(`${path}/${identities[0].id}`, { method: "DELETE" })).status).toBe(
      404,
    )
    expect((await browser.visit(`${path}/${identities[0].id}`, { method: "DELETE" })).status).toBe(200)
    expect(await new Browser().signIn(ada)).toBe(failedWith("email_not_verified"))
  })

  it("are not connected by a sign-in that began before a new password", async () => {
    const { browser } = await register(person().email!)
    const path = "/store/customers/me/identities"
    const begin = async () =>
      (await browser.visit(path, { method: "POST", body: { provider: "google" } })).body.location
    const [early, thief, owner] = [await begin(), person(), person()]
    const change = { method: "POST", body: { password: "another long password" } }
    expect((await browser.visit("/store/customers/me", change)).status).toBe(200)
    expect((await browser.visit(browser.callback(early, thief))).location).toBe(failedWith("invalid_state"))
    expect((await browser.visit(path)).body).toEqual({ identities: [] })
    expect((await browser.visit(browser.callback(await begin(), owner))).location).toBe(success)
    const { identities } = (await browser.visit(path)).body
    expect(identities).toEqual([expect.objectContaining({ provider: "google", email: owner.email })])
  })

  it("without a password are opened by another provider with the same verified address", async () => {
    const [browser, ada] = [new Browser(), person()]
    await browser.signIn(ada)
    const github = new Browser()
    expect(await github.signIn({ ...ada, sub: "99001" }, "github")).toBe(success)
    expect((await github.me()).id).toBe((await browser.me()).id)
    const path = "/store/customers/me/identities"
    const { identities } = (await github.visit(path)).body
    expect((await github.visit(`${path}/${identities[0].id}`, { method: "DELETE" })).status).toBe(200)
    const last = await github.visit(`${path}/${identities[1].id}`, { method: "DELETE" })
    expect([last.status, last.body.type]).toEqual([400, "not_allowed"])
  })

  it("cannot be prepared for somebody else's address", async () => {
    const [attacker, victim] = [person(), person()]
    const browser = new Browser()
    await browser.signIn(attacker)
    const change = { method: "POST", body: { email: victim.email } }
    expect((await browser.visit("/store/customers/me", change)).status).toBe(200)
    expect(await new Browser().signIn(victim)).toBe(failedWith("account_exists"))
    // The owner of the address sets a password with the email that the store sends; the attacker cannot return.
    const reset = { method: "POST", body: { password: "the victim's password" } }
    expect((await browser.visit("/store/customers/me", reset)).status).toBe(200)
    expect(await new Browser().signIn(attacker)).toBe(success)
    const { email } = await browserOf(attacker)
    expect(email).toBe(attacker.email)
  })

  it("that were deleted are not opened again", async () => {
    const [browser, ada] = [new Browser(), person()]
    await browser.signIn(ada)
    const { id } = await browser.me()
    await deleteCustomer(id)
    const again = new Browser()
    expect(await again.signIn(ada)).toBe(success)
    expect((await again.me()).id).not.toBe(id)
  })

  it("are deleted with the customer, with their email addresses", async () => {
    const browser = new Browser()
    await browser.signIn(person())
    const { id } = await browser.me()
    const database = new pg.Client({ connectionString: shop.databaseUrl })
    await database.connect()
    try {
      const statement = "select email from openid_identity where customer_id = $1"
      const count = async () => (await database.query(statement, [id])).rowCount
      expect(await count()).toBe(1)
      expect((await shop.admin(`/admin/customers/${id}`, { method: "DELETE" })).status).toBe(200)
      await vi.waitFor(async () => expect(await count()).toBe(0), 20_000)
    } finally {
      await database.end()
    }
  })

  it("are created once when the provider redirects twice at the same time", async () => {
    const ada = person()
    const browsers = [new Browser(), new Browser(), new Browser()]
    const callbacks = await Promise.all(browsers.map((each) => each.start(ada)))
    await Promise.all(browsers.map((each, at) => each.visit(callbacks[at]!)))
    const ids = await Promise.all(browsers.map(async (each) => (await each.me())?.id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toMatch(/^cus_/)
  })
})

const browserOf = async (someone: Person) => {
  const browser = new Browser()
  await browser.signIn(someone)
  return browser.me()
}

describe("a provider that fails", () => {
  it("sends the customer back with an error, and the next sign-in works", async () => {
    expect((await reportedError("/store/auth/openid/down")).location).toBe(failedWith("unavailable"))
    const browser = new Browser()
    const callback = await browser.start(person())
    provider.failNext({ hangUp: true, path: "/token" })
    expect((await browser.visit(callback)).location).toBe(failedWith("unavailable"))
    const late = await browser.start(person())
    provider.failNext({ delayMs: 3000, path: "/token" })
    expect((await browser.visit(late)).location).toBe(failedWith("unavailable"))
    expect(await browser.signIn(person())).toBe(success)
  })

  it("is asked again for what can be repeated", async () => {
    const callback = await new Browser().start(person(), "github")
    expect(callback).toContain("/store/auth/github/cb")
    const browser = new Browser()
    const github = await browser.start(person(), "github")
    provider.failNext({ status: 503, path: "/user" }, { hangUp: true, path: "/user/emails" })
    expect((await browser.visit(github)).location).toBe(success)
  })
})
