import { afterAll, beforeAll, describe, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
})
afterAll(() => shop.close())

let number = 100
async function addUser(more: object = {}): Promise<{ id: string; email: string }> {
  const email = `user-${number++}@example.com`
  const { status, body } = await shop.admin("POST", "/admin/users", {
    email,
    password: "supersecret",
    ...more,
  })
  expect(status).toBe(200)
  return body.user
}

async function bearerOf(email: string): Promise<Record<string, string>> {
  const { body } = await shop.request("POST", "/admin/auth/token", { email, password: "supersecret" })
  return { authorization: `Bearer ${body.access_token}` }
}

async function setToken({ id, email }: { id: string; email: string }, api_token: string) {
  return shop.request("POST", `/admin/users/${id}`, { api_token }, await bearerOf(email))
}

describe("a user", () => {
  test("is made without the hash in answer and event", async () => {
    const answer = await shop.admin("POST", "/admin/users", {
      email: "Una@Example.com",
      password: "supersecret",
    })
    expect(answer.body.user).toEqual({
      id: expect.stringMatching(/^usr_/),
      email: "una@example.com",
      first_name: null,
      last_name: null,
      role: "member",
      api_token: null,
      metadata: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      deleted_at: null,
    })
    expect((await shop.events()).at(-1)).toEqual({
      name: "user.created",
      data: { id: answer.body.user.id },
    })
  })

  test("is made once by many at the same time", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        shop.admin("POST", "/admin/users", {
          email: `${i % 2 ? "R" : "r"}ace@example.com`,
          password: "eight-chars",
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(19)
    for (const { status, body } of refused)
      expect([status, body]).toEqual([
        400,
        { type: "invalid_data", message: "A user with the same email already exists." },
      ])
  })

  test("is changed in the given fields; null clears a field, metadata is merged", async () => {
    const { id } = await addUser({ first_name: "Una", last_name: "Ser" })
    const change = (body: object) => shop.admin("POST", `/admin/users/${id}`, body)
    await change({ metadata: { a: 1, b: 1 } })
    const { body } = await change({ first_name: null, role: "developer", metadata: { a: "", c: 2 } })
    expect(body.user).toMatchObject({
      first_name: null,
      last_name: "Ser",
      role: "developer",
      metadata: { b: 1, c: 2 },
    })
    expect((await shop.events()).at(-1)).toEqual({ name: "user.updated", data: { id } })
    expect((await change({})).status).toBe(200)
  })

  test("signs in by an API token until it is taken away", async () => {
    const { id, email } = await addUser({})
    await setToken({ id, email }, "t0ken")
    const me = () => shop.request("GET", "/admin/auth", undefined, { "x-medusa-access-token": "t0ken" })
    expect((await me()).body.user.id).toBe(id)
    await shop.admin("POST", `/admin/users/${id}`, { api_token: null })
    expect((await me()).status).toBe(401)
  })
})

describe("the key of a user", () => {
  test("is set by the user only: another user could use it to act as that user", async () => {
    const una = await addUser()
    const path = `/admin/users/${una.id}` as const
    const other = await bearerOf((await addUser()).email)
    const refused = await shop.request("POST", path, { api_token: "planted", first_name: "X" }, other)
    expect([refused.status, refused.body.message]).toEqual([400, "Only the user can set their own API token"])
    const planted = await shop.request("GET", "/admin/auth", undefined, {
      "x-medusa-access-token": "planted",
    })
    expect(planted.status).toBe(401)
    expect((await setToken(una, "of una")).status).toBe(200)
    const own = { "x-medusa-access-token": "of una" }
    expect((await shop.request("GET", "/admin/auth", undefined, own)).body.user.first_name).not.toBe("X")
    expect((await shop.request("POST", path, { api_token: null }, other)).status).toBe(200)
  })

  test("is shown to the user, and to the person who has just set it, and to nobody else", async () => {
    const { id, email } = await addUser()
    const set = await setToken({ id, email }, "of my own")
    expect(set.body.user.api_token).toBe("of my own")
    const other = await bearerOf((await addUser()).email)
    const own = { "x-medusa-access-token": "of my own" }
    const tokenFor = async <Path extends string>(path: Path, headers: Record<string, string>) => {
      const { body } = await shop.request("GET", path, undefined, headers)
      const users = Object.values(body).slice(0, 1).flat() as { id: string; api_token: unknown }[]
      return users.find((user) => user.id === id)?.api_token
    }
    expect(await tokenFor(`/admin/users/${id}`, own)).toBe("of my own")
    expect(await tokenFor(`/admin/users/${id}`, other)).toBeNull()
    for (const headers of [own, other]) {
      expect(await tokenFor(`/admin/users?email=${email}`, headers)).toBeNull()
      expect(await tokenFor(`/admin/users?email=${email}&fields=id,api_token`, headers)).toBeNull()
    }
    expect(await tokenFor("/admin/auth", own)).toBeNull()
    expect(
      (await shop.admin("POST", `/admin/users/${id}`, { first_name: "U" })).body.user.api_token,
    ).toBeNull()
    expect((await shop.request("GET", "/admin/users?order=api_token", undefined, other)).status).toBe(400)
  })

  test("is not shown beside what the user has written either", async () => {
    const { id, email } = await addUser()
    await setToken({ id, email }, "of the author")
    const note = { resource_id: "order_1", resource_type: "order", value: "Ring twice." }
    const author = { "x-medusa-access-token": "of the author" }
    const written = await shop.request("POST", "/admin/notes", note, author)
    expect(written.body.note.author_id).toBe(id)
    const { body } = await shop.admin("GET", `/admin/notes/${written.body.note.id}`)
    expect(body.note.author).toMatchObject({ id, api_token: null })
  })
})

describe("a deleted user", () => {
  test("is out at once, by every credential, and its address is free", async () => {
    const { id, email } = await addUser()
    await setToken({ id, email }, "gone")
    const login = await shop.request("POST", "/admin/auth", { email, password: "supersecret" })
    const cookie = login.headers.get("set-cookie")!.split(";")[0]!
    const credentials: Record<string, string>[] = [
      { cookie },
      await bearerOf(email),
      { "x-medusa-access-token": "gone" },
    ]
    for (const headers of credentials)
      expect((await shop.request("GET", "/admin/auth", undefined, headers)).status).toBe(200)
    const before = (await shop.events()).length
    await shop.admin("DELETE", `/admin/users/${id}`)
    await shop.admin("DELETE", `/admin/users/${id}`)
    expect((await shop.events()).slice(before)).toEqual([{ name: "user.deleted", data: { id } }])
    for (const headers of credentials)
      expect((await shop.request("GET", "/admin/auth", undefined, headers)).status).toBe(401)
    await shop.admin("POST", "/admin/users", { email, password: "supersecret" })
    expect((await shop.admin("POST", `/admin/users/${id}`, { role: "admin" })).status).toBe(404)
  })

  test("shows in the list only when it is asked for", async () => {
    const { id, email } = await addUser()
    await shop.admin("DELETE", `/admin/users/${id}`)
    expect((await shop.admin("GET", `/admin/users?email=${email}`)).body.count).toBe(0)
    const { body } = await shop.admin("GET", `/admin/users?email=${email}&deleted_at[gt]=2000-01-01`)
    expect(body.users.map((user: { id: string }) => user.id)).toEqual([id])
  })
})

describe("the list", () => {
  let ids: string[]
  beforeAll(async () => {
    const users = [
      await addUser({ first_name: "Listed", role: "developer" }),
      await addUser({ last_name: "listed", role: "admin" }),
    ]
    ids = users.map(({ id }) => id)
  })

  test.each([
    ["q=LISTED", [1, 0]],
    ["q=listed&order=created_at", [0, 1]],
    ["q=listed&role[]=developer", [0]],
    ["q=listed&role[]=developer&role[]=admin&order=-email", [1, 0]],
    ["first_name=Listed", [0]],
    ["first_name=Listed&last_name=null", [0]],
    ["last_name=listed&first_name=null", [1]],
    ["last_name=null&first_name=null&q=listed", [1, 0]],
    ["last_name=null&first_name=null&email=a@example.com", []],
    ["q=listed&limit=1&offset=1", [0]],
    ["q=listed&created_at[lt]=2000-01-01", []],
  ])("%s", async (query, expected) => {
    const { status, body } = await shop.admin("GET", `/admin/users?${query}`)
    expect(status).toBe(200)
    expect(body.users.map((user: { id: string }) => user.id)).toEqual(expected.map((i) => ids[i]))
  })

  test("by id, one or several", async () => {
    expect((await shop.admin("GET", `/admin/users?id=${ids[0]}`)).body.count).toBe(1)
    expect((await shop.admin("GET", `/admin/users?id[]=${ids[0]}&id[]=${ids[1]}`)).body.count).toBe(2)
  })

  test.each([
    ["fields=password_hash", "Requested fields [password_hash] are not valid"],
    ["order=password_hash", "Order field password_hash is not valid"],
    ["role[]=king", "each value in role must be one of the following values: member, admin, developer"],
    ["deleted_at=now", "nested property deleted_at must be either object or array"],
  ])("refuses %s", async (query, message) => {
    const answer = await shop.admin("GET", `/admin/users?${query}`)
    expect([answer.status, answer.body.message]).toEqual([400, message])
  })

  test("takes one statement, and one to know who asks", async () => {
    const { statements } = await shop.countStatements(() => shop.admin("GET", "/admin/users"))
    expect(statements).toHaveLength(2)
  })
})

test("is closed to nobody, to customers and to bad tokens", async () => {
  const { id } = await addUser()
  await shop.request("POST", "/store/customers", { email: "c@example.com", password: "supersecret" })
  const { body } = await shop.request("POST", "/store/auth/token", {
    email: "c@example.com",
    password: "supersecret",
  })
  const credentials: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${body.access_token}` },
    { authorization: "Bearer x.y.z" },
    { "x-medusa-access-token": "null" },
    { cookie: `connect.sid=${"0".repeat(64)}` },
  ]
  for (const headers of credentials)
    for (const [method, path] of [
      ["GET", "/admin/users"],
      ["POST", "/admin/users"],
      ["GET", `/admin/users/${id}`],
      ["POST", `/admin/users/${id}`],
      ["DELETE", `/admin/users/${id}`],
      ["GET", "/admin/invites"],
      ["POST", "/admin/invites"],
    ] as const) {
      const answer = await shop.request(method, path, method === "POST" ? {} : undefined, headers)
      expect([answer.status, answer.text]).toEqual([401, "Unauthorized"])
    }
  expect((await shop.admin("GET", `/admin/users/${id}`)).status).toBe(200)
})
