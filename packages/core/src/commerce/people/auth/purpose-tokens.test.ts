import { SignJWT } from "jose"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { signResetToken, verifyResetToken, verifyResetTokenOfV1 } from "./purpose-tokens.ts"

const secret = "a secret of the server"
const ada = { id: "cus_1", passwordHash: "hash of ada" }
const start = Date.UTC(2026, 10, 27, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a password reset token", () => {
  const sign = () => signResetToken(secret, "store", ada, { email: "ada@example.com" })

  test("resets the password of its account, and shows its claims to anyone", async () => {
    const token = await sign()
    expect(await verifyResetToken(secret, "store", ada, token)).toBe(true)
    expect(JSON.parse(atob(token.split(".")[1]!))).toMatchObject({ email: "ada@example.com" })
  })

  test("opens nothing else", async () => {
    const token = await sign()
    const verify = (kind: "admin" | "store", subject: typeof ada, key = secret) =>
      verifyResetToken(key, kind, subject, token)
    expect(await verify("store", ada, "another secret")).toBe(false)
    expect(await verify("admin", ada)).toBe(false)
    expect(await verify("store", { ...ada, id: "cus_2" })).toBe(false)
  })

  test("ends when the password changes", async () => {
    const token = await sign()
    expect(await verifyResetToken(secret, "store", { ...ada, passwordHash: "a new hash" }, token)).toBe(false)
  })

  test("works for an account that has no password yet", async () => {
    const guest = { id: "cus_1", passwordHash: null }
    const token = await signResetToken(secret, "store", guest, {})
    expect(await verifyResetToken(secret, "store", guest, token)).toBe(true)
    expect(await verifyResetToken(secret, "store", ada, token)).toBe(false)
  })

  test("lives for a quarter of an hour", async () => {
    const token = await sign()
    vi.setSystemTime(start + 899_000)
    expect(await verifyResetToken(secret, "store", ada, token)).toBe(true)
    vi.setSystemTime(start + 900_000)
    expect(await verifyResetToken(secret, "store", ada, token)).toBe(false)
  })

  test("is not signed with the bare secret, as access tokens are", async () => {
    const token = await new SignJWT({ customer_id: "cus_1" })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret))
    expect(await verifyResetToken(secret, "store", ada, token)).toBe(false)
  })
})

describe("a password reset token of v1", () => {
  const sign = (claims: Record<string, unknown>, key = ada.passwordHash) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(key))

  test("is signed with the stored hash and names the account", async () => {
    expect(await verifyResetTokenOfV1("store", ada, await sign({ customer_id: "cus_1" }))).toBe(true)
    expect(await verifyResetTokenOfV1("store", ada, await sign({ customer_id: "cus_2" }))).toBe(false)
    expect(await verifyResetTokenOfV1("store", ada, await sign({ customer_id: "cus_1" }, "other"))).toBe(
      false,
    )
  })

  test("names an admin user by another claim", async () => {
    const user = { ...ada, id: "usr_1" }
    expect(await verifyResetTokenOfV1("admin", user, await sign({ user_id: "usr_1" }))).toBe(true)
    expect(await verifyResetTokenOfV1("admin", user, await sign({ customer_id: "usr_1" }))).toBe(false)
    expect(await verifyResetTokenOfV1("store", user, await sign({ user_id: "usr_1" }))).toBe(false)
  })

  test("is for an account that exists and has a password", async () => {
    const nobody = { id: "", passwordHash: ada.passwordHash }
    expect(await verifyResetTokenOfV1("store", nobody, await sign({ customer_id: "" }))).toBe(false)
    const guest = { id: "cus_1", passwordHash: null }
    expect(await verifyResetTokenOfV1("store", guest, await sign({ customer_id: "cus_1" }, "null"))).toBe(
      false,
    )
    expect(await verifyResetTokenOfV1("store", guest, await sign({ customer_id: "cus_1" }))).toBe(false)
  })

  test("is a token", async () => {
    expect(await verifyResetTokenOfV1("store", ada, "no token")).toBe(false)
  })
})
