import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { giveOpinion, type Opinion } from "./give-opinion.ts"

const opinion: Opinion = {
  page: "/carts",
  helpful: false,
  words: "no totals",
  at: "2026-11-22T10:00:00.000Z",
}
let server: Server
let endpoint: string
let status: number
let received: { method: string | undefined; type: string | undefined; body: string }[]

beforeEach(async () => {
  status = 204
  received = []
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
afterEach(() => void server.close())

describe("an opinion", () => {
  it("is sent to the endpoint as JSON", async () => {
    expect(await giveOpinion(opinion, endpoint)).toBe(true)
    expect(received).toEqual([{ method: "POST", type: "application/json", body: JSON.stringify(opinion) }])
  })

  it("is not sent when the endpoint rejects it or is gone", async () => {
    status = 500
    expect(await giveOpinion(opinion, endpoint)).toBe(false)
    expect(await giveOpinion(opinion, "http://127.0.0.1:1/feedback")).toBe(false)
  })
})
