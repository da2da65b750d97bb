import http from "node:http"
import type { AddressInfo } from "node:net"

interface Event {
  id: string
  name: string
  data: object
}

/** What the shop's code talks to: a bucket, a chat, a marketplace, and somebody who wants to hear of events. */
export interface Neighbours {
  readonly url: string
  /** messages to the chat */
  readonly told: string[]
  /** events that were handed on */
  readonly events: Event[]
  /** uploads to the marketplace: all of them, and the most at the same time */
  readonly uploads: { count: number; most: number }
  /** milliseconds that the marketplace takes for an upload */
  pace: number
  close(): void
}

export function startNeighbours(): Promise<Neighbours> {
  const files = new Map<string, Buffer>()
  const told: string[] = []
  const events: Neighbours["events"] = []
  const uploads = { count: 0, most: 0 }
  let running = 0
  const server = http.createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const key = request.url!
    if (key === "/chat")
      told.push((JSON.parse(body.toString()) as { text: string }).text)
    if (key.startsWith("/marketplace/")) {
      uploads.count++
      uploads.most = Math.max(uploads.most, ++running)
      await new Promise((resolve) => setTimeout(resolve, neighbours.pace))
      running--
    }
    if (key === "/events") events.push(JSON.parse(body.toString()) as Event)
    if (request.method === "PUT") files.set(key, body)
    if (request.method === "DELETE") files.delete(key)
    const found = request.method === "GET" ? files.get(key) : Buffer.from("")
    response.writeHead(found ? 200 : 404).end(found)
  })
  const close = () => void server.close()
  const neighbours = { url: "", told, events, uploads, pace: 0, close }
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      neighbours.url = `http://127.0.0.1:${port}`
      resolve(neighbours)
    }),
  )
}
