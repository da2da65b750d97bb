import { createPasswordHasher } from "@stheno/core/host"
import { expect, it } from "vitest"
import { nodeScrypt } from "./scrypt-node.ts"

const hasher = createPasswordHasher(nodeScrypt)

it("verifies what it hashed, at logN 15, r 8, p 1", async () => {
  const stored = await hasher.hash("correct horse")
  const bytes = Buffer.from(stored, "base64")
  expect([bytes[7], bytes.readUInt32BE(8), bytes.readUInt32BE(12)]).toEqual([15, 8, 1])
  expect(await hasher.verify(stored, "correct horse")).toEqual({ isValid: true, isWeak: false })
  expect(await hasher.verify(stored, "correct house")).toEqual({ isValid: false, isWeak: false })
})

it("verifies the weak hashes that v1 wrote, and says so", async () => {
  const weak = createPasswordHasher(nodeScrypt, { logN: 1, r: 1, p: 1 })
  const stored = await weak.hash("supersecret")
  expect(await hasher.verify(stored, "supersecret")).toEqual({ isValid: true, isWeak: true })
})

it("reads the test vector of RFC 7914", async () => {
  const key = await nodeScrypt("password", Buffer.from("NaCl"), { N: 1024, r: 8, p: 16, length: 64 })
  expect(Buffer.from(key).toString("hex").slice(0, 32)).toBe("fdbabe1c9d3472007856e7190d01e9fe")
})
