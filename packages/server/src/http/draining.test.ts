import { expect, it } from "vitest"
import { listenDraining } from "./draining.ts"

it("is not ready while it drains, and handles every other request", async () => {
  const endpoint = { host: "127.0.0.1", port: 0, portVariable: "PORT" }
  const server = await listenDraining(endpoint, (request, response) => response.end(`handled ${request.url}`))
  const ask = async (path: string) => {
    const response = await fetch(server.url + path)
    return [response.status, response.headers.get("connection"), await response.text()]
  }
  expect(await ask("/ready")).toEqual([200, "keep-alive", "handled /ready"])
  const drained = server.drain(100)
  expect(await ask("/ready")).toEqual([503, "close", expect.stringContaining('"code":"server_stopping"')])
  expect(await ask("/ready?deep=1")).toEqual([503, "close", expect.any(String)])
  expect(await ask("/ready-made")).toEqual([200, "close", "handled /ready-made"])
  expect(await ask("/store/products")).toEqual([200, "close", "handled /store/products"])
  await drained
  await server.close()
})
