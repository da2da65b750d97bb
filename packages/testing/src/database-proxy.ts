import net from "node:net"

/** A way to a database that can be cut, as when PostgreSQL stops. */
export interface DatabaseProxy {
  /** the connection URL that leads through the proxy */
  readonly url: string
  /** breaks all connections and refuses new ones */
  cut(): Promise<void>
  /** accepts connections again */
  restore(): Promise<void>
  /** keeps open connections and passes nothing more through them, as a network that loses packets */
  freeze(): void
  close(): Promise<void>
}

/** Opens a proxy on a free port of 127.0.0.1 in front of a PostgreSQL server. */
export async function openDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const sockets = new Set<net.Socket>()
  const forward = (client: net.Socket) => {
    const server = net.createConnection(placeOf(new URL(target)))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on("error", () => other.destroy())
      one.on("close", () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }
  let listener = await listening(forward, 0)
  const { port } = listener.address() as net.AddressInfo
  const cut = async () => {
    const closed = new Promise((resolve) => listener.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: throughProxy(target, port),
    cut,
    freeze: () => sockets.forEach((socket) => socket.unpipe().pause()),
    restore: async () => {
      listener = await listening(forward, port)
    },
    close: cut,
  }
}

function listening(forward: (client: net.Socket) => void, port: number): Promise<net.Server> {
  const server = net.createServer(forward)
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve(server))
  })
}

function placeOf(url: URL): net.NetConnectOpts {
  const port = Number(url.searchParams.get("port") ?? (url.port || 5432))
  const host = url.searchParams.get("host") ?? url.hostname
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

function throughProxy(target: string, port: number): string {
  const url = new URL(target)
  url.searchParams.delete("host")
  url.searchParams.delete("port")
  url.host = `127.0.0.1:${port}`
  return url.href
}
