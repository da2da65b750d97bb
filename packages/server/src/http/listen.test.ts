import http from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { assertFree, listen } from "./listen.ts"

const anyPort = { host: "127.0.0.1", port: 0, portVariable: "PORT" }

it("says that a port is taken, and what to do", async () => {
  const first = await listen(anyPort, (_request, response) => response.end())
  const port = Number(new URL(first.url).port)
  const refusal = await assertFree({ ...anyPort, port }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    code: "port_taken",
    message: `Port ${port} on 127.0.0.1 is taken by another program.`,
    remedy: `Stop that program, or choose another port with PORT=${port + 1}.`,
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
  const server = await listen(anyPort, (_request, response) => {
    setTimeout(() => response.end("done"), 200)
  })
  const answer = new Promise<string>((resolve, reject) => {
    http
      .get(server.url, { agent: new http.Agent({ keepAlive: false }) }, (response) => {
        response.setEncoding("utf8").on("data", resolve)
      })
      .on("error", reject)
  })
  await sleep(50)
  await server.close()
  expect(await answer).toBe("done")
})
