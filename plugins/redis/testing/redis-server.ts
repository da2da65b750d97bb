import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"

/** A Redis server of a test. */
export interface RedisServer {
  readonly url: string
  /** Ends the process, as a crash would. */
  kill(): Promise<void>
  /** Starts it again on the same port: empty, or with what its log contains. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Why tests that need Redis cannot run; undefined when they can. */
export const redisMissing: string | undefined =
  spawnSync("redis-server", ["--version"]).status === 0
    ? undefined
    : "Redis is not installed (Debian: apt-get install redis-server)"

/**
 * Starts Redis on a free port of 127.0.0.1, with a password.
 * @param options.isDurable whether it writes every change to its append-only log; by default it has no files
 */
export async function startRedis({ isDurable = false } = {}): Promise<RedisServer> {
  const password = "redis-password"
  const port = await freePort()
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "redis-"))
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--requirepass", password]
  const log = isDurable ? ["--appendonly", "yes", "--appendfsync", "always"] : ["--appendonly", "no"]
  const files = ["--save", "", "--dir", directory, ...log]
  const server: RedisServer = {
    url: `redis://default:${password}@127.0.0.1:${port}`,
    async start() {
      child = spawn("redis-server", [...settings, ...files], { stdio: "ignore" })
      ended = new Promise((resolve) => child?.on("close", () => resolve()))
      await untilListening(port, child)
    },
    async kill() {
      child?.kill("SIGKILL")
      await ended
    },
    async stop() {
      await server.kill()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}`)
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false))
      socket.on("connect", () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
