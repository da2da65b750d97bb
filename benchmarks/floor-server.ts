/**
 * The least that a response can cost: a constant of so many bytes, and one statement that reads nothing. Run as a
 * separate process by `peer.ts`; of the environment it takes DATABASE_URL and PORT.
 */
import http from "node:http"
import pg from "pg"

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 20 })
const bodies = new Map<number, Buffer>()

http
  .createServer((request, response) => {
    const bytes = Number(request.url!.slice(1))
    const body = bodies.get(bytes) ?? Buffer.alloc(bytes, "x")
    bodies.set(bytes, body)
    void pool.query({ name: "floor", text: "select 1" }).then(() => {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": bytes })
      response.end(body)
    })
  })
  .listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"))
