import { createHash, createHmac, scrypt as nodeScrypt } from "node:crypto"
import { describe, expect, test } from "vitest"
import { createPasswordHasher, passwordCost, type Scrypt } from "./passwords.ts"

const cheap = { logN: 2, r: 2, p: 1 }
const scrypt: Scrypt = (password, salt, { N, r, p, length }) =>
  new Promise((resolve, reject) =>
    nodeScrypt(password, salt, length, { N, r, p, maxmem: 2 ** 30 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
const hasher = createPasswordHasher(scrypt, cheap)

/** A derived key that tells its bytes apart. */
const key = Uint8Array.from({ length: 64 }, (_, index) => index)

/** A hash in the format of `scrypt-kdf`, made from its description, with this key. */
function encoded({ logN, r, p }: typeof cheap, salt = Buffer.alloc(32, 7)): string {
  const head = Buffer.concat([Buffer.from("scrypt\0"), Buffer.from([logN]), Buffer.alloc(8), salt])
  head.writeUInt32BE(r, 8)
  head.writeUInt32BE(p, 12)
  const checked = Buffer.concat([head, createHash("sha256").update(head).digest().subarray(0, 16)])
  const mac = createHmac("sha256", key.subarray(32)).update(checked).digest()
  return Buffer.concat([checked, mac]).toString("base64")
}

/** A function that notes what it is asked, and returns this key. */
function createKnown() {
  const asked: { password: string; salt: Uint8Array; options: object }[] = []
  const known: Scrypt = (password, salt, options) => {
    asked.push({ password, salt, options })
    return Promise.resolve(key)
  }
  return { asked, known }
}

describe("a hash", () => {
  test("matches its password and no other", async () => {
    const hash = await hasher.hash("correct horse")
    expect(await hasher.verify(hash, "correct horse")).toEqual({ isValid: true, isWeak: false })
    expect(await hasher.verify(hash, "correct horsf")).toEqual({ isValid: false, isWeak: false })
    expect(await hasher.verify(hash, "")).toEqual({ isValid: false, isWeak: false })
  })

  test("differs every time", async () => {
    expect(await hasher.hash("correct horse")).not.toBe(await hasher.hash("correct horse"))
  })

  test("has the format of scrypt-kdf", async () => {
    const { asked, known } = createKnown()
    const hash = await createPasswordHasher(known, { logN: 3, r: 5, p: 4 }).hash("correct horse")
    const salt = Buffer.from(asked[0]!.salt)
    expect(hash).toBe(encoded({ logN: 3, r: 5, p: 4 }, salt))
    expect(asked[0]).toMatchObject({ password: "correct horse", options: { N: 8, r: 5, p: 4, length: 64 } })
    expect([salt.length, salt.equals(Buffer.alloc(32))]).toEqual([32, false])
  })

  test("costs what a password should cost", () => {
    expect(passwordCost).toEqual({ logN: 15, r: 8, p: 1 })
  })
})

describe("a stored hash", () => {
  const verify = async (stored: string, cost = cheap) => {
    const { asked, known } = createKnown()
    const result = await createPasswordHasher(known, cost).verify(stored, "any")
    return { ...result, wasTried: asked.length === 1 }
  }
  const unreadable = { isValid: false, isWeak: true, wasTried: false }

  test("is verified with its own salt and cost", async () => {
    const { asked, known } = createKnown()
    const salt = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
    await createPasswordHasher(known, cheap).verify(encoded({ logN: 4, r: 3, p: 2 }, salt), "any")
    expect(asked[0]).toMatchObject({ password: "any", options: { N: 16, r: 3, p: 2, length: 64 } })
    expect(Buffer.from(asked[0]!.salt).equals(salt)).toBe(true)
  })

  test.each([
    [{ logN: 2, r: 2, p: 1 }, false],
    [{ logN: 3, r: 3, p: 1 }, false],
    [{ logN: 1, r: 2, p: 1 }, true],
    [{ logN: 2, r: 1, p: 1 }, true],
  ])("of cost %j is weak: %s", async (cost, isWeak) => {
    expect(await verify(encoded(cost))).toEqual({ isValid: true, isWeak, wasTried: true })
  })

  test.each([
    { logN: 1, r: 1, p: 1 },
    { logN: 18, r: 16, p: 4 },
  ])("may cost from the least to the most: %j", async (cost) => {
    expect(await verify(encoded(cost))).toMatchObject({ isValid: true, wasTried: true })
  })

  test.each([
    { logN: 0, r: 1, p: 1 },
    { logN: 19, r: 1, p: 1 },
    { logN: 1, r: 0, p: 1 },
    { logN: 1, r: 17, p: 1 },
    { logN: 1, r: 1, p: 0 },
    { logN: 1, r: 1, p: 5 },
  ])("that costs nothing or too much is not tried: %j", async (cost) => {
    expect(await verify(encoded(cost))).toEqual(unreadable)
  })

  test("that is not one is not tried", async () => {
    const bytes = Buffer.from(encoded(cheap), "base64")
    const renamed = Buffer.concat([Buffer.from("bcrypt"), bytes.subarray(6)])
    for (const text of ["", "no base64 !", "c2NyeXB0", renamed.toString("base64")])
      expect(await verify(text)).toEqual(unreadable)
    expect(await verify(bytes.subarray(0, 95).toString("base64"))).toEqual(unreadable)
    expect(await verify(Buffer.concat([bytes, Buffer.alloc(1)]).toString("base64"))).toEqual(unreadable)
  })

  test.each([6, 48, 63, 64, 95])("of which byte %i was changed does not match", async (at) => {
    const bytes = Buffer.from(encoded(cheap), "base64")
    bytes[at]! ^= 1
    expect(await verify(bytes.toString("base64"))).toMatchObject({ isValid: false, wasTried: true })
  })
})
