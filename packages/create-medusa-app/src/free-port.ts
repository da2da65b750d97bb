import net from "node:net"

/**
 * The first port from a given one on that nothing listens at.
 * @returns undefined when the next hundred are taken too
 */
export async function freePort(from: number): Promise<number | undefined> {
  for (let port = from; port < from + 100; port++) if (await isFree(port)) return port
  return undefined
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once("error", () => resolve(false))
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}
