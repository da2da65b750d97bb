import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { giveOpinion, type Opinion } from "./feedback.ts"

const opinion: Opinion = {
  page: "/carts",
  helpful: false,
  words: "no totals",
  at: "2026-11-22T10:00:00.000Z",
}
let stored: Record<string, string>
let server: Server
let endpoint: string
let status: number
let received: { method: string | undefined; type: string | undefined; body: string }[]

beforeEach(async () => {
  stored = {}
  status = 204
  received = []
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    received.push({ method: request.method, type: request.headers["content-type"], body })
    response.writeHead(status).end()
  }
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feedback`
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

const kept = (): Opinion[] => JSON.parse(stored["stheno:feedback"] ?? "[]") as Opinion[]

describe("an opinion", () => {
  it("is sent where there is an endpoint, and not kept", async () => {
    expect(await giveOpinion(opinion, endpoint)).toBe("sent")
    expect(received).toEqual([{ method: "POST", type: "application/json", body: JSON.stringify(opinion) }])
    expect(kept()).toEqual([])
  })

  it("stays in the browser where there is none, one for each page", async () => {
    expect(await giveOpinion(opinion, "")).toBe("kept")
    expect(await giveOpinion({ ...opinion, helpful: true }, "")).toBe("kept")
    expect(await giveOpinion({ ...opinion, page: "/b" }, "")).toBe("kept")
    expect(kept().map(({ page, helpful }) => [page, helpful])).toEqual([
      ["/carts", true],
      ["/b", false],
    ])
    expect(received).toEqual([])
  })

  it("stays in the browser when the endpoint refuses it or is gone", async () => {
    status = 500
    expect(await giveOpinion(opinion, endpoint)).toBe("failed")
    expect(kept()).toEqual([opinion])
    expect(await giveOpinion(opinion, "http://127.0.0.1:1/feedback")).toBe("failed")
  })

  it("is lost without a word where storage is blocked", async () => {
    vi.stubGlobal("localStorage", undefined)
    expect(await giveOpinion(opinion, "")).toBe("kept")
  })
})
