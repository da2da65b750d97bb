import { SignJWT, UnsecuredJWT } from "jose"
import { afterEach, beforeEach, describe, test, vi } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { readToken, readTokenOfV1, signLoginToken, signToken, tokenLifetime, verifyToken } from "./tokens.ts"

const secret = "a secret of the server"
const start = Date.UTC(2026, 10, 27, 12)
const later = (seconds: number) => vi.setSystemTime(start + seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] })
})
afterEach(() => {
  vi.useRealTimers()
})

const key = (text = secret) => new TextEncoder().encode(text)
const headerOf = (token: string): unknown => JSON.parse(atob(token.split(".")[0]!))

describe("an access token", () => {
  test("of an admin user says so for a day", async () => {
    const token = await signLoginToken(secret, "admin", "usr_1")
    expect(headerOf(token)).toEqual({ alg: "HS256", typ: "JWT" })
    const claims = await verifyToken(secret, token, "admin")
    expect(claims).toEqual({
      user_id: "usr_1",
      domain: "admin",
      jti: expect.stringMatching(/^tok_/),
      iat: start / 1000,
      issued_at: start,
      exp: start / 1000 + 86_400,
    })
  })

  test("of a customer says so for thirty days", async () => {
    const token = await signLoginToken(secret, "store", "cus_1")
    expect(await verifyToken(secret, token, "store")).toEqual({
      customer_id: "cus_1",
      domain: "store",
      jti: expect.stringMatching(/^tok_/),
      iat: start / 1000,
      issued_at: start,
      exp: start / 1000 + 2_592_000,
    })
  })

  test("is for its own side of the API only", async () => {
    const [admin, store] = [
      await signLoginToken(secret, "admin", "usr_1"),
      await signLoginToken(secret, "store", "cus_1"),
    ]
    expect(await verifyToken(secret, admin, "store")).toBeUndefined()
    expect(await verifyToken(secret, store, "admin")).toBeUndefined()
  })

  test("differs from another one of the same second", async () => {
    expect(await signLoginToken(secret, "store", "cus_1")).not.toBe(
      await signLoginToken(secret, "store", "cus_1"),
    )
  })

  test.each(["admin", "store"] as const)(
    "of %s ends with the last second of its life, also when it was read before",
    async (domain) => {
      const token = await signLoginToken(secret, domain, "id_1")
      const unread = await signLoginToken(secret, domain, "id_1")
      expect(await verifyToken(secret, token, domain)).toBeDefined()
      later(tokenLifetime[domain] - 1)
      expect(await verifyToken(secret, token, domain)).toBeDefined()
      later(tokenLifetime[domain])
      expect(await verifyToken(secret, token, domain)).toBeUndefined()
      expect(await verifyToken(secret, unread, domain)).toBeUndefined()
    },
  )
})

describe("a token that is read", () => {
  test("must be signed with the secret, also when another secret has read it before", async () => {
    const token = await signToken(secret, { a: 1 }, 60)
    expect(await readToken(secret, token)).toMatchObject({ a: 1 })
    expect(await readToken("another secret", token)).toBeUndefined()
    expect(await readToken(secret, token)).toMatchObject({ a: 1 })
  })

  test("must be signed with HS256", async () => {
    const sign = (alg: string) =>
      new SignJWT({ a: 1 }).setProtectedHeader({ alg }).setExpirationTime("1h").sign(key())
    expect(await readToken(secret, await sign("HS256"))).toMatchObject({ a: 1 })
    expect(await readToken(secret, await sign("HS512"))).toBeUndefined()
    const unsigned = new UnsecuredJWT({ a: 1 }).setExpirationTime("1h").encode()
    expect(await readToken(secret, unsigned)).toBeUndefined()
  })

  test("must say when it expires, unless v1 signed it", async () => {
    const token = await new SignJWT({ a: 1 }).setProtectedHeader({ alg: "HS256" }).sign(key())
    expect(await readToken(secret, token)).toBeUndefined()
    expect(await readTokenOfV1(secret, token)).toEqual({ a: 1 })
    expect(await readTokenOfV1("another secret", token)).toBeUndefined()
  })

  test("counts from the time that it names on, every time that it is read", async () => {
    const early = await signToken(secret, { nbf: start / 1000 + 60 }, 600)
    expect(await readToken(secret, early)).toBeUndefined()
    later(60)
    expect(await readToken(secret, early)).toBeDefined()
    later(59)
    expect(await readToken(secret, early)).toBeUndefined()
  })

  test("must be a token", async () => {
    expect(await readToken(secret, "")).toBeUndefined()
    expect(await readToken(secret, "a.b.c")).toBeUndefined()
  })
})

describe("reading a token again", () => {
  /** Verifications of signatures: a token that is remembered needs none. */
  const verifications = () => vi.spyOn(crypto.subtle, "verify")
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test("takes what is remembered", async () => {
    const token = await signToken(secret, { a: 1 }, 60)
    const first = await readToken(secret, token)
    const spy = verifications()
    expect(await readToken(secret, token)).toBe(first)
    expect(spy).not.toHaveBeenCalled()
  })

  test("remembers texts of 2,000 characters and no longer ones", async () => {
    const filled = async (length: number) => {
      const bare = (await signToken(secret, { fill: "" }, 60)).length
      // Three characters become four; the rest is found by trying.
      for (let fill = Math.floor(((length - bare) * 3) / 4) - 3; ; fill++) {
        const token = await signToken(secret, { fill: "x".repeat(fill) }, 60)
        if (token.length >= length) return token
      }
    }
    const [short, long] = [await filled(2000), await filled(2001)]
    expect([short.length, long.length > 2000]).toEqual([2000, true])
    const read = async (token: string) => {
      expect(await readToken(secret, token)).toBeDefined()
      const spy = verifications()
      expect(await readToken(secret, token)).toBeDefined()
      const count = spy.mock.calls.length
      spy.mockRestore()
      return count
    }
    expect(await read(short)).toBe(0)
    expect(await read(long)).toBe(1)
  })

  test("remembers a thousand tokens, and forgets the oldest for the next", async () => {
    const tokens = await Promise.all(Array.from({ length: 1001 }, (_, n) => signToken(secret, { n }, 60)))
    for (const token of tokens) await readToken(secret, token)
    const spy = verifications()
    await readToken(secret, tokens[1]!)
    await readToken(secret, tokens[1000]!)
    expect(spy).toHaveBeenCalledTimes(0)
    await readToken(secret, tokens[0]!)
    expect(spy).toHaveBeenCalledTimes(1)
  })
})
