import http from "node:http"
import { expect, it, vi } from "vitest"
import { assertFree, listen } from "./listen.ts"

const anyPort = { host: "127.0.0.1", port: 0, portVariable: "PORT" }

it("says that a port is taken, and what to do", async () => {
  const first = await listen(anyPort, (_request, response) => response.end())
  const port = Number(new URL(first.url).port)
  const refusal = await assertFree({ ...anyPort, port }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: "port_taken",
    message: `Port ${port} on 127.0.0.1 is already in use.`,
    remedy: `If this server is already running, use it. Otherwise stop the program that uses the port, or choose another port with PORT=${port + 1}.`,
  })
  await first.close()
  expect(await assertFree({ ...anyPort, port })).toBe(port)
})

it("says that a host is not an address of this machine", async () => {
  const refusal = await assertFree({ ...anyPort, host: "192.0.2.1" }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: "host_not_valid",
    message: "192.0.2.1 is not an address of this machine.",
  })
})

it("lets requests under way finish when it closes", async () => {
  let isReceived = false
  const server = await listen(anyPort, (_request, response) => {
    isReceived = true
    setTimeout(() => response.end("done"), 200)
  })
  const answer = new Promise<string>((resolve, reject) => {
    http
      .get(server.url, { agent: new http.Agent({ keepAlive: false }) }, (response) => {
        response.setEncoding("utf8").on("data", resolve)
      })
      .on("error", reject)
  })
  await vi.waitFor(() => expect(isReceived).toBe(true), 10_000)
  await server.close()
  expect(await answer).toBe("done")
})

it("lets late requests answer for themselves instead of resetting them", async () => {
  let received = 0
  let fail = (): void => {}
  const late = new Promise<void>((resolve) => {
    fail = resolve
  })
  const server = await listen(
    anyPort,
    (_request, response) => {
      received++
      void late.then(() => response.writeHead(503).end("stopping"))
    },
    { onLate: () => fail(), patience: 100 },
  )
  const agent = new http.Agent({ keepAlive: true })
  const answers = [1, 2, 3].map(
    () =>
      new Promise((resolve, reject) => {
        http
          .get(server.url, { agent }, (response) => {
            response.resume().on("end", () => resolve([response.statusCode, response.headers.connection]))
          })
          .on("error", reject)
      }),
  )
  await vi.waitFor(() => expect(received).toBe(3), 10_000)
  await server.close()
  expect(await Promise.all(answers)).toEqual(Array(3).fill([503, "close"]))
})
