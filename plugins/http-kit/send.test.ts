import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { startStandIn, type StandIn } from "../testing/stand-in.ts"
import { NoResponse, pauseBefore, send, type HttpRequest } from "./src/index.ts"

let service: StandIn
let before: number
beforeAll(async () => {
  service = await startStandIn(({ text, method }) => ({ body: { text, method } }))
})
afterAll(() => service.close())
beforeEach(() => void (before = service.requests.length))

const ask = (more: Partial<HttpRequest> = {}) =>
  send({
    service: "Acme",
    url: `${service.url}/v1?key=secret`,
    timeout: 5_000,
    retries: 2,
    pause: 0,
    ...more,
  })
const attempts = () => service.requests.length - before

it("returns a response with its JSON, whatever its status, and sends what it is given", async () => {
  const body = new URLSearchParams({ a: "1" })
  expect(await ask({ method: "POST", body })).toMatchObject({
    ok: true,
    json: { text: "a=1", method: "POST" },
  })
  service.failNext({ status: 404, body: "not JSON" })
  expect(await ask()).toMatchObject({ ok: false, status: 404, text: "not JSON", json: undefined })
  expect(attempts()).toBe(2)
})

it("repeats a request while a later attempt can succeed", async () => {
  service.failNext({ status: 429 }, { hangUp: true })
  expect((await ask()).status).toBe(200)
  expect(attempts()).toBe(3)
  service.failNext({ status: 500 }, { status: 502 }, { status: 503 })
  expect((await ask()).status).toBe(503)
  expect(attempts()).toBe(6)
})

it("says who did not respond, and nothing of the request", async () => {
  service.failNext({ hangUp: true })
  const broken = await ask({ retries: 0 }).catch((error: unknown) => error)
  expect(broken).toBeInstanceOf(NoResponse)
  expect(broken).toMatchObject({ message: "Acme cannot be reached", isLate: false })
  // The cause of an error of fetch can name the URL.
  expect(broken).not.toHaveProperty("cause")
  service.failNext({ delayMs: 500 })
  const late = await ask({ retries: 0, timeout: 20 }).catch((error: unknown) => error)
  expect(late).toMatchObject({ message: "Acme did not respond in time", isLate: true })
})

it("follows no redirect, which would take credentials elsewhere", async () => {
  service.failNext({ status: 302, headers: { location: `${service.url}/elsewhere` } })
  await expect(ask({ retries: 0 })).rejects.toBeInstanceOf(NoResponse)
  expect(attempts()).toBe(1)
})

it("ends with its signal, also while it waits for a retry", async () => {
  const controller = new AbortController()
  service.failNext({ status: 503 })
  const asked = ask({ signal: controller.signal, pause: 60_000, longestPause: 60_000 })
  await expect.poll(attempts).toBe(1)
  controller.abort(new Error("stopped"))
  await expect(asked).rejects.toThrow("stopped")
  expect(attempts()).toBe(1)
})

it("pauses longer with each attempt, and as long as the service asks for", () => {
  const pauses = { pause: 300, longestPause: 5_000 }
  const asking = (value: string) => new Headers({ "retry-after": value })
  expect([1, 2, 3, 9].map((attempt) => pauseBefore(attempt, pauses))).toEqual([300, 600, 1200, 5000])
  expect(pauseBefore(1, pauses, asking("2"))).toBe(2000)
  expect(pauseBefore(1, pauses, asking("3600"))).toBe(5000)
  expect(pauseBefore(1, pauses, asking("soon"))).toBe(300)
  expect(pauseBefore(1, pauses, asking(new Date(Date.now() + 3_600_000).toUTCString()))).toBe(5000)
  expect(pauseBefore(1, pauses, asking(new Date(0).toUTCString()))).toBe(300)
})

it("repeats what the caller allows, and nothing else", async () => {
  const canRepeat: HttpRequest["canRepeat"] = (outcome) =>
    !(outcome instanceof NoResponse) && outcome.status === 404
  service.failNext({ status: 404 })
  expect((await ask({ canRepeat })).status).toBe(200)
  expect(attempts()).toBe(2)
  service.failNext({ status: 503 })
  expect((await ask({ canRepeat })).status).toBe(503)
  service.failNext({ hangUp: true })
  await expect(ask({ canRepeat })).rejects.toBeInstanceOf(NoResponse)
  expect(attempts()).toBe(4)
})
