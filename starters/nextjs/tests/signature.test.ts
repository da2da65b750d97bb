import { describe, expect, test } from "vitest"
import { sign, signatureProblem, signatureWindow } from "@/lib/signature"

const secret = "0123456789abcdef0123456789abcdef"
const body = '{"event":"product.updated","data":{"id":"prod_1"}}'
const now = 1_800_000_000_000
const timestamp = String(now / 1000)
const right = { secret, body, timestamp, signature: sign(secret, timestamp, body), now }

describe("a signed request", () => {
  test("is accepted with the right signature", () => {
    expect(signatureProblem(right)).toBeUndefined()
  })

  test("is accepted while clocks differ a little, in both directions", () => {
    expect(signatureProblem({ ...right, now: now + signatureWindow * 1000 })).toBeUndefined()
    expect(signatureProblem({ ...right, now: now - signatureWindow * 1000 })).toBeUndefined()
  })

  test.each([
    ["another body", { body: body.replace("prod_1", "prod_2") }],
    ["another secret", { secret: secret.toUpperCase() }],
    ["another timestamp", { timestamp: String(now / 1000 + 1) }],
    ["a signature that is too short", { signature: right.signature.slice(0, -1) }],
    ["no signature", { signature: null }],
    ["no timestamp", { timestamp: null }],
    ["a timestamp that is not a number", { timestamp: "soon" }],
    ["an old timestamp", { now: now + signatureWindow * 1000 + 1000 }],
    ["a timestamp in the future", { now: now - signatureWindow * 1000 - 1000 }],
  ])("is rejected with %s", (_, change) => {
    expect(signatureProblem({ ...right, ...change })).toMatch(/\w/)
  })
})
