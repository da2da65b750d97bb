import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { signatureProblem } from "@/lib/signature"
import inJavaScript from "../server/revalidate-storefront.js"
import inTypeScript from "../server/revalidate-storefront"

const secret = "only-for-the-tests-0123456789abcdef"
const resolve = () => {
  throw new Error("The order is not needed")
}
const delivery = { eventName: "product.updated", data: { id: "prod_1" }, container: { resolve } }

interface Process {
  readonly url: string
  readonly received: unknown[]
  status: number
  readonly server: Server
}

/** A process of the storefront that notes signed requests. */
async function startProcess(): Promise<Process> {
  const received: unknown[] = []
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += chunk.toString()))
    request.on("end", () => {
      const header = (name: string) => String(request.headers[name])
      const problem = signatureProblem({
        secret,
        body,
        timestamp: header("x-stheno-timestamp"),
        signature: header("x-stheno-signature"),
        now: Date.now(),
      })
      received.push(problem ?? JSON.parse(body))
      response.writeHead(process.status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  const process: Process = { url: `http://127.0.0.1:${port}`, received, status: 200, server }
  return process
}

describe.each([
  ["TypeScript", inTypeScript],
  ["JavaScript", inJavaScript],
])("the subscriber in %s", (_, revalidate) => {
  let first: Process
  let second: Process
  beforeEach(async () => {
    first = await startProcess()
    second = await startProcess()
    vi.stubEnv("REVALIDATE_SECRET", secret)
    vi.stubEnv("STOREFRONT_URL", first.url)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    for (const { server } of [first, second]) {
      server.closeAllConnections()
      server.close()
    }
  })

  const event = { event: "product.updated", data: { id: "prod_1" } }

  test("tells the storefront, signed", async () => {
    await revalidate(delivery)
    expect([first.received, second.received]).toEqual([[event], []])
  })

  test("tells every process where several are named", async () => {
    vi.stubEnv("REVALIDATE_URLS", `${first.url}, ${second.url},`)
    await revalidate(delivery)
    expect([first.received, second.received]).toEqual([[event], [event]])
  })

  test("tells the others when one fails, and asks for another delivery", async () => {
    vi.stubEnv("REVALIDATE_URLS", `${first.url},${second.url}`)
    first.status = 503
    await expect(revalidate(delivery)).rejects.toThrow(`${first.url} answered with status 503`)
    expect(second.received).toEqual([event])
  })

  test.each([
    ["product.updated", { id: "prod_1", fields: ["title"] }],
    ["product-variant.updated", { id: "variant_1", product_id: "prod_1" }],
    ["product-collection.updated", { id: "pcol_1" }],
    ["product-category.updated", { id: "pcat_1" }],
    ["region.updated", { id: "reg_1" }],
  ])("tells of %s where v1 gives no name", async (name, data) => {
    await revalidate({ data, container: { resolve } })
    expect(first.received).toEqual([{ event: name, data }])
  })

  test("tells of currencies and of the products of a collection where v1 gives no name", async () => {
    await revalidate({ data: { code: "eur" }, container: { resolve } })
    await revalidate({ data: { productIds: ["prod_1"] }, container: { resolve } })
    expect(first.received).toEqual([
      { event: "currency.updated", data: {} },
      { event: "product-collection.updated", data: {} },
    ])
  })

  test("tells nobody of an event without a name that it does not know", async () => {
    await revalidate({ data: { id: "ilev_1" }, container: { resolve } })
    expect(first.received).toEqual([])
  })

  test("tells nobody without an address or a secret", async () => {
    vi.stubEnv("STOREFRONT_URL", "")
    await revalidate(delivery)
    vi.stubEnv("STOREFRONT_URL", first.url)
    vi.stubEnv("REVALIDATE_SECRET", "")
    await revalidate(delivery)
    expect(first.received).toEqual([])
  })
})
