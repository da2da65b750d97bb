import { scrypt } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp } from "../../../app.ts"
import { createEngine } from "../../../create-engine.ts"
import { createPasswordHasher, type Scrypt } from "../../../platform/kernel/passwords.ts"

/** number of scrypt runs at full cost; hashes of v1 take no time */
let scrypts = 0
const countingScrypt: Scrypt = (password, salt, { N, r, p, length }) =>
  new Promise((resolve, reject) => {
    if (N > 2) scrypts++
    scrypt(password, salt, length, { N, r, p }, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** What v1 wrote, and something stronger. */
const v1Hasher = createPasswordHasher(countingScrypt, { logN: 1, r: 8, p: 1 })
const hasher = createPasswordHasher(countingScrypt, { logN: 4, r: 8, p: 1 })

let shop: TestApp
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  shop = await createTestApp()
  app = createApp(createEngine({ db: shop.engine.db, passwords: hasher }))
  await post("/store/customers", { email: "ada@example.com", password: "lovelace" })
  await post("/store/auth", { email: "nobody@example.com", password: "makes the decoy" })
})
afterAll(() => shop.close())
beforeEach(() => {
  scrypts = 0
})

async function post(
  path: string,
  body: unknown,
  address = "192.0.2.1",
  more: Record<string, string> = {},
): Promise<Response> {
  const headers = { "content-type": "application/json", "x-forwarded-for": address, ...more }
  return app.fetch(
    new Request(`http://localhost:9000${path}`, { method: "POST", headers, body: JSON.stringify(body) }),
  )
}

async function hashOf(table: "user" | "customer", email: string): Promise<string | null> {
  const row = await shop.engine.db
    .selectFrom(table)
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

async function setHash(table: "user" | "customer", email: string, hash: string): Promise<void> {
  await shop.engine.db.updateTable(table).set({ password_hash: hash }).where("email", "=", email).execute()
}

describe("a hash that v1 wrote", () => {
  test.each([
    { table: "user", path: "/admin/auth", email: "admin@example.com" },
    { table: "customer", path: "/store/auth", email: "ada@example.com" },
  ] as const)("of a $table is replaced at sign-in", async ({ table, path, email }) => {
    const weak = await v1Hasher.hash("from v1")
    await setHash(table, email, weak)
    expect((await post(path, { email, password: "wrong" })).status).toBe(401)
    expect(await hashOf(table, email)).toBe(weak)
    expect((await post(path, { email, password: "from v1" })).status).toBe(200)
    const strong = (await hashOf(table, email))!
    expect(await hasher.verify(strong, "from v1")).toEqual({ isValid: true, isWeak: false })
    expect((await post(path, { email, password: "from v1" })).status).toBe(200)
    expect(await hashOf(table, email)).toBe(strong)
  })

  test("is replaced once by concurrent sign-ins, and all of them succeed", async () => {
    await setHash("customer", "ada@example.com", await v1Hasher.hash("from v1"))
    const login = { email: "ada@example.com", password: "from v1" }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post("/store/auth/token", login)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    for (const answer of answers) {
      const { access_token } = (await answer.json()) as { access_token: string }
      const headers = { authorization: `Bearer ${access_token}` }
      const me = await app.fetch(new Request("http://localhost:9000/store/customers/me", { headers }))
      expect(me.status).toBe(200)
    }
  })
})

test("says and costs the same for a wrong password, an unknown address and a guest", async () => {
  await setHash("customer", "ada@example.com", await hasher.hash("lovelace"))
  for (const [email, hash] of [
    ["weak@example.com", await v1Hasher.hash("from v1")],
    ["unreadable@example.com", "nonsense"],
  ] as const) {
    await post("/store/customers", { email, password: "supersecret" })
    await setHash("customer", email, hash)
  }
  await shop.engine.db
    .insertInto("customer")
    .values({ id: "cus_guest", email: "guest@example.com", has_account: false })
    .execute()
  for (const path of ["/store/auth", "/store/auth/token"])
    for (const name of ["ada", "weak", "unreadable", "unknown", "guest"]) {
      const email = `${name}@example.com`
      scrypts = 0
      const answer = await post(path, { email, password: "wrong" })
      expect([name, answer.status, await answer.text(), scrypts]).toEqual([name, 401, "Unauthorized", 1])
    }
})

test("finds addresses in any case, also those that v1 stored in mixed case", async () => {
  expect((await post("/store/auth", { email: "ADA@Example.com", password: "lovelace" })).status).toBe(200)
  const id = "cus_mixed"
  const password_hash = await hasher.hash("mixed")
  await shop.engine.db
    .insertInto("customer")
    .values({ id, email: "Mixed@Example.com", has_account: true, password_hash })
    .execute()
  expect((await post("/store/auth", { email: "Mixed@Example.com", password: "mixed" })).status).toBe(200)
})

describe("too many attempts", () => {
  const wrong = { email: "ada@example.com", password: "wrong" }
  const names = { first_name: "A", last_name: "B" }

  test("at one account from one address wait, others do not", async () => {
    const from = "198.51.100.7"
    const statuses = []
    for (let i = 0; i < 21; i++) statuses.push((await post("/store/auth", wrong, from)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429])
    const right = { email: "ada@example.com", password: "lovelace" }
    const refused = await post("/store/auth", right, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await post("/store/auth", right, "203.0.113.9")).status).toBe(200)
    expect((await post("/store/auth", { ...wrong, email: "other@example.com" }, from)).status).toBe(401)
  })

  test("are forgotten after one that succeeded", async () => {
    const from = "198.51.100.8"
    for (let i = 0; i < 19; i++) await post("/store/auth", wrong, from)
    expect((await post("/store/auth", { ...wrong, password: "lovelace" }, from)).status).toBe(200)
    expect((await post("/store/auth", wrong, from)).status).toBe(401)
    expect((await post("/store/auth", wrong, from)).status).toBe(401)
  })

  test("at many accounts from one address wait too, and a right password is not told then", async () => {
    const from = "198.51.100.9"
    const statuses = []
    for (let i = 0; i < 201; i++)
      statuses.push((await post("/store/auth", { ...wrong, email: `victim-${i}@example.com` }, from)).status)
    expect(statuses).toEqual([...Array<number>(200).fill(401), 429])
    const right = { email: "ada@example.com", password: "lovelace" }
    expect((await post("/store/auth", right, from)).status).toBe(429)
    expect((await post("/store/auth", right, "203.0.113.9")).status).toBe(200)
  })

  test.each([
    {
      path: "/store/customers",
      bodyOf: (n: number) => ({ email: `new-${n}@example.com`, password: "supersecret", ...names }),
      status: 200,
    },
    {
      path: "/store/customers/password-reset",
      bodyOf: (n: number) => ({ email: `new-${n}@example.com`, password: "supersecret", token: "guess" }),
      status: 401,
    },
    {
      path: "/admin/users/reset-password",
      bodyOf: (n: number) => ({ email: `new-${n}@example.com`, password: "supersecret", token: "guess" }),
      status: 400,
    },
    {
      path: "/admin/invites/accept",
      bodyOf: (n: number) => ({ token: `guess ${n}`, user: { ...names, password: "supersecret" } }),
      status: 400,
    },
  ])("of one address at $path wait before a password is hashed", async ({ path, bodyOf, status }) => {
    const from = "198.51.100.10"
    const statuses = []
    for (let i = 0; i < 40; i++) statuses.push((await post(path, bodyOf(i), from)).status)
    expect(statuses).toEqual(Array(40).fill(status))
    scrypts = 0
    const refused = await post(path, bodyOf(40), from)
    expect([refused.status, scrypts]).toEqual([429, 0])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await post(path, bodyOf(41), "203.0.113.10")).status).toBe(status)
  })

  test("to change one's own password wait; other changes do not", async () => {
    const login = { email: "often@example.com", password: "lovelace" }
    await post("/store/customers", { ...login, ...names }, "203.0.113.11")
    const { access_token } = (await (await post("/store/auth/token", login)).json()) as {
      access_token: string
    }
    const change = (body: object, more: Record<string, string> = {}) =>
      post("/store/customers/me", body, "198.51.100.11", {
        authorization: `Bearer ${access_token}`,
        ...more,
      })
    for (let i = 0; i < 40; i++) expect((await change({ password: "lovelace" })).status).toBe(200)
    scrypts = 0
    const key = { "idempotency-key": crypto.randomUUID() }
    const refused = [
      await change({ password: "another-one" }),
      await change({ password: "another-one" }, key),
    ]
    expect([...refused.map(({ status }) => status), scrypts]).toEqual([429, 429, 0])
    expect((await change({ phone: "1" })).status).toBe(200)
    await shop.engine.db.deleteFrom("rate_limit").execute()
    expect((await change({ password: "another-one" }, key)).status).toBe(200)
    expect(await hasher.verify((await hashOf("customer", login.email))!, "another-one")).toMatchObject({
      isValid: true,
    })
  })

  test("at once, more than there are connections, do not wait for each other", async () => {
    const paths = ["/store/customers/password-token", "/admin/users/password-token"]
    const requests = Array.from({ length: 40 }, (_, i) =>
      post(paths[i % 2]!, { email: `nobody-${i}@example.com` }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses).toEqual(Array(40).fill(204))
  }, 10_000)
})

test.each(["/store/auth", "/store/auth/token"])(
  "%s: a password that is not a text is wrong, as in v1, and one that is missing is named",
  async (path) => {
    const answer = async (password: unknown) => {
      const response = await post(path, { email: "ada@example.com", password })
      return [response.status, await response.text()] as const
    }
    for (const password of [5, true, ["lovelace"], {}])
      expect(await answer(password)).toEqual([401, "Unauthorized"])
    for (const password of [undefined, null, ""])
      expect(await answer(password)).toEqual([400, expect.stringContaining("password should not be empty")])
    expect((await answer("lovelace"))[0]).toBe(200)
  },
)

test("a cookie is set when somebody signs in, and not before", async () => {
  const cookieOf = async (password: string) =>
    (await post("/store/auth", { email: "ada@example.com", password })).headers.get("set-cookie")
  const visit = await app.fetch(new Request("http://localhost:9000/store/products"))
  expect([visit.status, visit.headers.get("set-cookie")]).toEqual([200, null])
  expect(await cookieOf("wrong")).toBeNull()
  expect(await cookieOf("lovelace")).toMatch(/^connect\.sid=.+HttpOnly/)
})
