import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"

/** PgBouncer in front of a PostgreSQL server. */
export interface PgBouncer {
  /** the connection URL that leads through it */
  readonly url: string
  stop(): Promise<void>
}

/** Where distributions put it, which is not always on the PATH of a user. */
const places = ["pgbouncer", "/usr/sbin/pgbouncer", "/usr/local/sbin/pgbouncer"]

const program = places.find((place) => spawnSync(place, ["--version"]).status === 0)

/** Why tests that need PgBouncer cannot run; undefined when they can. */
export const pgBouncerMissing: string | undefined = program
  ? undefined
  : "PgBouncer is not installed (Debian: apt-get install pgbouncer)"

/**
 * Starts PgBouncer in transaction mode, with its default settings, on a free port of 127.0.0.1.
 * @param target the connection URL of a PostgreSQL server
 */
export async function startPgBouncer(target: string): Promise<PgBouncer> {
  if (!program) throw new Error(pgBouncerMissing)
  const { user, password, host, port: serverPort } = placeOf(target)
  const owner = ownerFor(host)
  const directory = createTemporaryDirectory()
  const port = await freePort()
  write(directory, "users.txt", `"${user}" "${password}"\n`, owner)
  const settings = [
    "[databases]",
    `* = host=${host} port=${serverPort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${path.join(directory, "users.txt")}`,
    "pool_mode = transaction",
  ]
  const file = write(directory, "pgbouncer.ini", `${settings.join("\n")}\n`, owner)
  // It refuses to run as root.
  const child = spawn(program, ["-q", file], { stdio: ["ignore", "ignore", "inherit"], ...owner })
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  await untilListening(port, child)
  const url = new URL(target)
  url.searchParams.delete("host")
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    async stop() {
      child.kill("SIGKILL")
      await ended
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

function placeOf(target: string) {
  const url = new URL(target)
  return {
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    host: url.searchParams.get("host") ?? url.hostname,
    port: url.port || "5432",
  }
}

/** The user of the server, who may open its socket; nobody where it listens on a port. */
function ownerFor(host: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = host.startsWith("/") ? fs.statSync(host) : { uid: 65_534, gid: 65_534 }
  return { uid, gid }
}

function write(
  directory: string,
  name: string,
  text: string,
  { uid, gid }: { uid?: number; gid?: number },
): string {
  const file = path.join(directory, name)
  fs.writeFileSync(file, text, { mode: 0o600 })
  if (uid === undefined || gid === undefined) return file
  for (const owned of [directory, file]) fs.chownSync(owned, uid, gid)
  return file
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < 200; tried++) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    if (await accepts(port)) return
    await sleep(25)
  }
  throw new Error(`PgBouncer does not listen on port ${port}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1")
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once("connect", () => end(true)).once("error", () => end(false))
  })
}
