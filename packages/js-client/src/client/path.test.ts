import { describe, expect, it } from "vitest"
import { Stheno } from "../index.ts"
import { newIdempotencyKey } from "./idempotency-key.ts"
import { path } from "./path.ts"

describe("paths", () => {
  it("keep parameters in their place", () => {
    expect(path`/store/carts/${"a/b?c#d é"}/line-items/${"1"}`).toBe(
      "/store/carts/a%2Fb%3Fc%23d%20%C3%A9/line-items/1",
    )
  })

  it.each(["", ".", ".."])("take no %j, which would mean another operation", (id) => {
    expect(() => path`/store/carts/${id}`).toThrow(
      `${JSON.stringify(id)} is not an ID that can follow /store/carts/`,
    )
  })

  it("fail in a promise when a method gets none", async () => {
    const client = new Stheno({ fetch: () => Promise.reject(new Error("sent")) })
    await expect(client.carts.retrieve("")).rejects.toMatchObject({
      type: "invalid_argument",
      status: undefined,
    })
    const items = client.admin.products.iterateVariants("..")
    await expect(items.next()).rejects.toMatchObject({ type: "invalid_argument" })
  })
})

describe("keys", () => {
  it("are UUIDs also without randomUUID", () => {
    const { crypto } = globalThis
    try {
      Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true })
      const keys = [newIdempotencyKey(), newIdempotencyKey()]
      for (const key of keys)
        expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(keys[0]).not.toBe(keys[1])
    } finally {
      Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true })
    }
  })
})
