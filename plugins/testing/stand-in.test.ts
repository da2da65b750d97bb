import { afterAll, beforeAll, expect, it } from "vitest"
import { startStandIn, type StandIn } from "./stand-in.ts"

let service: StandIn
beforeAll(async () => {
  service = await startStandIn(({ path, text }) => ({ body: { path, text } }))
})
afterAll(() => service.close())

it("answers with what it received", async () => {
  const response = await fetch(`${service.url}/charges?limit=1`, { method: "POST", body: "amount=100" })
  expect(await response.json()).toEqual({ path: "/charges", text: "amount=100" })
  expect(service.requests.at(-1)).toMatchObject({ method: "POST", path: "/charges", text: "amount=100" })
})

it("fails as often as it is told to, and then answers again", async () => {
  service.failNext({ status: 503, body: { error: "busy" } }, { hangUp: true, after: true })
  expect((await fetch(service.url)).status).toBe(503)
  await expect(fetch(service.url)).rejects.toThrow()
  expect((await fetch(service.url)).status).toBe(200)
})

it("fails at a path", async () => {
  service.failNext({ status: 503, path: "/charges" })
  expect((await fetch(service.url)).status).toBe(200)
  expect((await fetch(`${service.url}/charges`)).status).toBe(503)
  expect((await fetch(`${service.url}/charges`)).status).toBe(200)
})
