import { SignJWT } from "jose"
import { test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { inviteOfToken, signInviteToken } from "./invite-token.ts"

const secret = "a secret of the server"
const claims = { invite_id: "invite_1", role: "member", user_email: "ada@example.com" }
const sign = (payload: Record<string, unknown>, alg = "HS256") =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))

test("a token names its invite and the address that it was sent to", async () => {
  const token = await signInviteToken(secret, claims)
  expect(await inviteOfToken(secret, token)).toEqual({ id: "invite_1", email: "ada@example.com" })
})

test("a token has the form of v1", async () => {
  const [header, payload] = (await signInviteToken(secret, claims)).split(".").slice(0, 2)
  expect(JSON.parse(atob(header!))).toEqual({ alg: "HS256", typ: "JWT" })
  expect(JSON.parse(atob(payload!))).toEqual({
    ...claims,
    iat: expect.any(Number),
    jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test("every token is a new one", async () => {
  expect(await signInviteToken(secret, claims)).not.toBe(await signInviteToken(secret, claims))
})

test("a token of another server, of another purpose or algorithm names no invite", async () => {
  expect(await inviteOfToken("another secret", await signInviteToken(secret, claims))).toBeUndefined()
  expect(await inviteOfToken(secret, await sign({ user_id: "usr_1" }))).toBeUndefined()
  expect(await inviteOfToken(secret, await sign({ invite_id: 1 }))).toBeUndefined()
  expect(await inviteOfToken(secret, await sign({ ...claims }, "HS512"))).toBeUndefined()
  expect(await inviteOfToken(secret, "no token")).toBeUndefined()
})
