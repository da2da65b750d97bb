import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { signToken } from "../auth/tokens.ts"
import { signInviteToken } from "./invite-token.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
})
afterAll(() => shop.close())

interface Invited {
  readonly id: string
  readonly token: string
  readonly email: string
}

let number = 0
async function invite(role = "member", email = `invited-${number++}@example.com`): Promise<Invited> {
  const answer = await shop.admin("POST", "/admin/invites", { user: email, role })
  expect([answer.status, answer.text]).toEqual([200, "OK"])
  return lastInvite()
}

async function lastInvite(): Promise<Invited> {
  const { data } = (await shop.events()).findLast(({ name }) => name === "invite.created")!
  const { id, token, user_email } = data as { id: string; token: string; user_email: string }
  return { id, token, email: user_email }
}

function accept(token: string, password = "supersecret") {
  return shop.request("POST", "/admin/invites/accept", { token, user: { first_name: "New", password } })
}

async function listed(id: string) {
  const { body } = await shop.admin("GET", "/admin/invites")
  return body.invites.filter((entry: { id: string }) => entry.id === id)
}

const errorBody = (message: string) => ({ type: "invalid_data", message })

test("an invite is listed, announced, accepted and gone", async () => {
  const { id, token, email } = await invite("developer", "New@Example.com")
  expect(email).toBe("new@example.com")
  const [row] = await listed(id)
  expect(row).toMatchObject({ user_email: "new@example.com", role: "developer", accepted: false, token })
  const days = (Date.parse(row!.expires_at) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThan(7.1)

  expect((await accept(token)).text).toBe("OK")
  expect(await listed(id)).toEqual([])
  const login = await shop.request("POST", "/admin/auth", { email, password: "supersecret" })
  expect(login.body.user).toMatchObject({ email, role: "developer", first_name: "New", last_name: null })
  expect((await shop.events()).at(-1)).toEqual({ name: "user.created", data: { id: login.body.user.id } })
  const again = await accept(token)
  expect([again.status, again.body]).toEqual([400, errorBody("Invalid invite")])
})

test("one of 50 uses at once succeeds", async () => {
  const { token, email } = await invite()
  const uses = await Promise.all(Array.from({ length: 50 }, (_, i) => accept(token, `secret ${i}`)))
  expect(uses.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = uses.filter(({ status }) => status !== 200).map(({ body }) => body)
  expect(refused).toEqual(Array(49).fill(errorBody("Invalid invite")))
  expect((await shop.admin("GET", `/admin/users?email=${email}`)).body.count).toBe(1)
})

describe("the token that counts", () => {
  test("is the last one, after inviting again and after sending again", async () => {
    const first = await invite()
    const second = await invite("admin", first.email)
    expect(second.id).toBe(first.id)
    await shop.admin("POST", `/admin/invites/${first.id}/resend`)
    const third = await lastInvite()
    for (const { token } of [first, second])
      expect((await accept(token)).body).toEqual(errorBody("Invalid invite"))
    expect((await accept(third.token)).status).toBe(200)
    const { body } = await shop.admin("GET", `/admin/users?email=${first.email}`)
    expect(body.users[0].role).toBe("admin")
  })

  test("is worth nothing once the invite is revoked or over", async () => {
    const revoked = await invite()
    await shop.admin("DELETE", `/admin/invites/${revoked.id}`)
    expect((await accept(revoked.token)).body).toEqual(errorBody("Invalid invite"))
    const over = await invite()
    await shop.engine.db
      .updateTable("invite")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("id", "=", over.id)
      .execute()
    expect((await accept(over.token)).body).toEqual(errorBody("Invite expired"))
    await shop.admin("POST", `/admin/invites/${over.id}/resend`)
    expect((await accept((await lastInvite()).token)).status).toBe(200)
  })

  test("rejects access tokens, forgeries and tokens for other purposes", async () => {
    const { id, token, email } = await invite()
    const secret = shop.engine.config.jwtSecret
    const claims = { invite_id: id, role: "admin", user_email: email }
    const { body } = await shop.request("POST", "/admin/auth/token", {
      email: "admin@example.com",
      password: "supersecret",
    })
    for (const wrong of [
      body.access_token,
      await signToken(secret, { user_id: "x", domain: "admin" }, 900),
      await signInviteToken("another secret", claims),
      "nonsense",
      `eyJhbGciOiJub25lIn0.${token.split(".")[1]}.`,
    ])
      expect((await accept(wrong)).body).toEqual(errorBody("Token is not valid"))
    expect((await accept(await signInviteToken(secret, claims))).body).toEqual(errorBody("Invalid invite"))
    const asLogin = { authorization: `Bearer ${token}` }
    expect((await shop.request("GET", "/admin/auth", undefined, asLogin)).status).toBe(401)
    expect((await accept(token)).status).toBe(200)
  })
})

test("existing users are not invited, in upper or lower case, and cannot accept", async () => {
  const taken = await shop.admin("POST", "/admin/invites", { user: "Admin@Example.com", role: "admin" })
  expect(taken.body).toEqual(errorBody("Can't invite a user with an existing account"))
  const { id, token, email } = await invite()
  await shop.admin("POST", "/admin/users", { email, password: "another-one" })
  expect((await accept(token)).body).toEqual(errorBody("User already joined"))
  expect(await listed(id)).toHaveLength(1)
  expect((await shop.request("POST", "/admin/auth", { email, password: "another-one" })).status).toBe(200)
})

test("many invitations of one address at once make one invite", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.admin("POST", "/admin/invites", { user: "many@example.com", role: "member" }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { body } = await shop.admin("GET", "/admin/invites")
  const [row, ...more] = body.invites.filter((entry) => entry.user_email === "many@example.com")
  expect(more).toEqual([])
  expect((await accept(row!.token)).status).toBe(200)
})

test("an invite of v1 is accepted, one that v1 marked accepted is not", async () => {
  const secret = shop.engine.config.jwtSecret
  for (const [id, accepted] of [
    ["invite_v1", false],
    ["invite_v1_used", true],
  ] as const) {
    const claims = { invite_id: id, role: "member", user_email: `${id}@example.com` }
    const token = await signInviteToken(secret, claims)
    const expires_at = new Date(Date.now() + 60_000)
    const row = { id, token, accepted, expires_at, user_email: claims.user_email }
    await shop.engine.db.insertInto("invite").values(row).execute()
    expect((await accept(token)).status).toBe(accepted ? 400 : 200)
  }
})
