import { describe, it } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { servedClients } from "../testing/client-of.ts"
import { json, type Behaviour } from "../testing/local-server.ts"
import { pauseBefore } from "./retry.ts"

const clientOf = servedClients()

/** Fails in its own way until the n-th request. */
const failing =
  (times: number, fail: Behaviour): Behaviour =>
  (answer, index, request) => {
    if (index < times) fail(answer, index, request)
    else json(answer, 200, { ok: true })
  }
const hangUp: Behaviour = (answer) => answer.socket?.destroy()
const soon = { "retry-after": "0" }

describe("retries", () => {
  it("repeat a POST under the same key when its answer is lost", async () => {
    const { client, received } = await clientOf(failing(2, hangUp))
    expect(await client.request("POST", "/store/carts", { a: 1 })).toEqual({ ok: true })
    expect(received).toHaveLength(3)
    expect(new Set(received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body))).toEqual(new Set(['{"a":1}']))
  })

  it("repeat what reads", async () => {
    const { client, received } = await clientOf(failing(1, (answer) => json(answer, 503, {}, soon)))
    expect(await client.request("GET", "/store/carts/1")).toEqual({ ok: true })
    expect(received).toHaveLength(2)
  })

  it("leave a DELETE alone, and a POST that no key protects", async () => {
    const { client, received } = await clientOf(hangUp)
    await expect(client.request("DELETE", "/store/x")).rejects.toMatchObject({ type: "network_error" })
    await expect(client.request("POST", "/store/auth/token", {}, { isOnce: true })).rejects.toMatchObject({
      type: "network_error",
    })
    expect(received).toHaveLength(2)
  })

  it("come again after 429 with whatever was refused: nothing was done", async () => {
    const { client, received } = await clientOf(failing(1, (answer) => json(answer, 429, {}, soon)))
    await client.request("DELETE", "/store/x")
    expect(received).toHaveLength(2)
  })

  it("come again after a conflict under a key, unless it lists what is wrong", async () => {
    const { client, received } = await clientOf((answer, index) =>
      index === 0
        ? json(answer, 409, { type: "conflict", message: "busy" }, soon)
        : json(answer, 409, { errors: ["no stock"] }, soon),
    )
    await expect(client.request("POST", "/store/carts/1/complete")).rejects.toMatchObject({
      errors: ["no stock"],
    })
    expect(received).toHaveLength(2)
  })

  it("end after as many as were allowed, and at once with what cannot pass", async () => {
    const { client, received } = await clientOf((answer, index) =>
      json(answer, index < 2 ? 503 : 500, {}, soon),
    )
    await expect(client.request("GET", "/store/x", undefined, { maxRetries: 1 })).rejects.toMatchObject({
      status: 503,
    })
    await expect(client.request("GET", "/store/x")).rejects.toMatchObject({ status: 500 })
    expect(received).toHaveLength(3)
  })

  it("do not wait for a server that wants too much time", async () => {
    const { client, received } = await clientOf((answer) => json(answer, 429, {}, { "retry-after": "3600" }))
    await expect(client.request("GET", "/store/x")).rejects.toMatchObject({ status: 429 })
    expect(received).toHaveLength(1)
  })
})

describe("time", () => {
  it("is up after the time-out of an attempt, its body included", async () => {
    const slowBody: Behaviour = (answer) =>
      answer.writeHead(200, { "content-type": "application/json" }).write("{")
    const { client, received } = await clientOf(slowBody, { timeout: 60, maxRetries: 0 })
    await expect(client.request("GET", "/store/x")).rejects.toMatchObject({
      type: "timeout",
      message: expect.stringContaining("No response within 60 ms"),
    })
    expect(received).toHaveLength(1)
  })

  it("starts again with every attempt", async () => {
    const { client, received } = await clientOf(
      failing(1, () => undefined),
      { timeout: 300 },
    )
    expect(await client.request("GET", "/store/x")).toEqual({ ok: true })
    expect(received).toHaveLength(2)
  })

  it("ends when the caller calls off: before, during and between attempts", async () => {
    const { client, received } = await clientOf((answer, index) => {
      if (index > 0) json(answer, 503, {}, { "retry-after": "20" })
    })
    const called = { type: "aborted", cause: "enough" }
    const before = AbortSignal.abort("enough")
    await expect(client.request("GET", "/x", undefined, { signal: before })).rejects.toMatchObject(called)
    expect(received).toHaveLength(0)
    for (let round = 0; round < 2; round++) {
      const controller = new AbortController()
      const call = client.request("GET", "/x", undefined, { signal: controller.signal })
      setTimeout(() => controller.abort("enough"), 100)
      await expect(call).rejects.toMatchObject(called)
    }
    expect(received).toHaveLength(2)
  })
})

describe("pauses", () => {
  it("double, with chance in them, up to a bound", () => {
    for (const [attempt, most] of [
      [1, 300],
      [2, 600],
      [3, 1_200],
      [12, 8_000],
    ] as const) {
      const pauses = Array.from({ length: 50 }, () => pauseBefore(attempt, undefined)!)
      expect(Math.max(...pauses)).toBeLessThanOrEqual(most)
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(most / 2)
      expect(new Set(pauses).size).toBeGreaterThan(1)
    }
  })

  it("are what the server asks for, in seconds or as a date", () => {
    expect(pauseBefore(1, "2")).toBe(2_000)
    expect(pauseBefore(1, new Date(Date.now() + 5_000).toUTCString())).toBeGreaterThan(3_000)
    expect(pauseBefore(1, new Date(0).toUTCString())).toBe(0)
    expect(pauseBefore(1, "31")).toBeUndefined()
    expect(pauseBefore(1, "soon")).toBeLessThanOrEqual(300)
  })
})
