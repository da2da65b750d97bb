import { Agent, request } from "node:http"

/** Calls a server over kept connections; refuses anything but success. */
export function createClient(baseUrl: string, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send = (method: string, path: string, body?: unknown) =>
    new Promise<unknown>((done, fail) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const call = request(
        `${baseUrl}${path}`,
        { method, agent, headers: { ...headers, ...(text ? { "content-type": "application/json" } : {}) } },
        (response) => {
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("end", () => {
            const answer = Buffer.concat(chunks).toString()
            if (response.statusCode !== 200)
              fail(new Error(`${method} ${path}: ${response.statusCode} ${answer.slice(0, 200)}`))
            else done(answer)
          })
        },
      )
      call.on("error", fail)
      call.end(text)
    })
  return {
    get: async (path: string): Promise<void> => void (await send("GET", path)),
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    json: async (method: string, path: string, body?: unknown): Promise<any> =>
      JSON.parse((await send(method, path, body)) as string),
    close: () => agent.destroy(),
  }
}
