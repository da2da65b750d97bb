import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { StartError } from "../start-error.ts"
import type { Account } from "./account.ts"
import type { Binaries } from "./binaries.ts"
import { cleanEnvironment, directoryArgument, type Layout } from "./cluster.ts"
import { answers, connectionUrl, type Listener } from "./connection.ts"
import { isAlive, isPostgres } from "./process-identity.ts"

/** Milliseconds a server may take: starting includes recovery after a crash, stopping writes a checkpoint. */
const patience = { start: 120_000, stop: 30_000 }

const largestLog = 10 * 1024 * 1024

/** Settings of PostgreSQL by their names. */
export type ServerSettings = Readonly<Record<string, string | number>>

/** A running server, started by this process or left over from its parent. */
export interface RunningServer {
  pid: number
  listener: Listener
}

/**
 * What PostgreSQL wrote about the server of a data directory.
 * @returns `undefined` when none runs; a file whose process is gone is removed
 * @since 0.1
 */
export function findRunning(layout: Layout): RunningServer | undefined {
  const file = path.join(layout.cluster, "postmaster.pid")
  if (!fs.existsSync(file)) return undefined
  const [pid, , , port, socketDir] = fs.readFileSync(file, "utf8").split("\n")
  const server = { pid: Number(pid), listener: { port: Number(port), socketDir: socketDir || undefined } }
  if (server.pid > 0 && isAlive(server.pid) && isPostgres(server.pid)) return server
  // After a restart of the machine the number may belong to another program, which PostgreSQL cannot tell.
  fs.rmSync(file, { force: true })
  return undefined
}

/**
 * Where a new server will listen: at a socket in its private directory, or on Windows at a free port.
 * @since 0.1
 */
export async function chooseListener(runtimeDir: string): Promise<Listener> {
  if (process.platform !== "win32") return { socketDir: runtimeDir, port: 5432 }
  return { port: await freePort() }
}

/**
 * Starts a server and waits until it answers.
 * @param input.onWait called once when it takes longer than two seconds, e.g. recovering after a crash
 * @throws embedded_postgres_failed with the end of its log
 * @since 0.1
 */
export async function startServer(input: {
  binaries: Binaries
  layout: Layout
  account: Account | undefined
  listener: Listener
  fsync: boolean
  /** further settings of PostgreSQL */
  settings?: ServerSettings | undefined
  onWait: () => void
}): Promise<RunningServer> {
  const { layout, account, listener } = input
  const log = openLog(layout.log)
  const child = spawn(input.binaries.postgres, serverOptions(listener, input), {
    cwd: layout.cluster,
    env: cleanEnvironment(),
    stdio: ["ignore", log, log],
    // Its own session: Ctrl-C in the terminal must reach us first, so that requests end before the database.
    detached: true,
    ...account,
  })
  fs.closeSync(log)
  child.unref()
  await waitUntilReady(child, connectionUrl(listener, layout.password, "postgres"), layout, input.onWait)
  return { pid: child.pid!, listener }
}

/**
 * Ends a server by PostgreSQL's fast shutdown: open transactions are rolled back, everything is written.
 * @since 0.1
 */
export async function stopServer(server: RunningServer, binaries: Binaries, layout: Layout): Promise<void> {
  if (process.platform === "win32") {
    spawnSync(binaries.pgCtl, ["stop", "-m", "fast", "-w", "-D", layout.cluster])
    return
  }
  signal(server.pid, "SIGINT")
  if (await isGone(server.pid, patience.stop)) return
  signal(server.pid, "SIGQUIT")
  await isGone(server.pid, patience.stop)
}

/**
 * Waits for a process to end.
 * @param milliseconds how long at most
 * @returns whether it ended
 * @since 0.1
 */
export async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
    if (!isAlive(pid)) return true
  }
  return !isAlive(pid)
}

/**
 * Ends a server when this process is gone for whatever reason, kill -9 included: a shell reads a pipe that
 * only we hold open, and the end of it is the sign.
 * @returns ends the guard, before an orderly stop
 * @since 0.1
 */
export function guardServer(server: RunningServer, account: Account | undefined): () => void {
  const { socketDir } = server.listener
  if (!socketDir) return () => undefined
  // The socket's lock file tells the end of the server also where nobody collects its process.
  const script = `read _; kill -INT "$1"; i=0
    while [ -e "$2/.s.PGSQL.5432.lock" ] && [ $i -lt 150 ]; do sleep 0.2; i=$((i + 1)); done; rm -rf "$2"`
  const child = spawn("/bin/sh", ["-c", script, "stheno-guard", String(server.pid), socketDir], {
    cwd: "/",
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: cleanEnvironment(),
    ...account,
  })
  child.on("error", () => undefined)
  child.stdin.on("error", () => undefined)
  child.unref()
  ;(child.stdin as unknown as net.Socket).unref()
  return () => void child.kill("SIGKILL")
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().on("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function serverOptions(
  listener: Listener,
  input: {
    layout: Layout
    account: Account | undefined
    fsync: boolean
    settings?: ServerSettings | undefined
  },
): string[] {
  const settings: ServerSettings = {
    listen_addresses: listener.socketDir ? "" : "127.0.0.1",
    unix_socket_directories: listener.socketDir ?? "",
    unix_socket_permissions: "0700",
    port: listener.port,
    max_connections: 100,
    shared_buffers: "64MB",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(!input.fsync && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    ...input.settings,
  }
  const pairs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  return ["-D", directoryArgument(input.layout.cluster, input.account), ...pairs]
}

function openLog(file: string): number {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return fs.openSync(file, size > largestLog ? "w" : "a", 0o600)
}

async function waitUntilReady(
  child: ChildProcess,
  url: string,
  layout: Layout,
  onWait: () => void,
): Promise<void> {
  let ended: string | undefined
  child.on("error", (error) => (ended = error.message))
  child.on("exit", (code, sign) => (ended ??= `it ended with ${sign ?? code}`))
  const started = Date.now()
  for (let waited = false; Date.now() - started < patience.start; await sleep(25)) {
    if (ended !== undefined) throw startFailed(ended, layout)
    if (await answers(url)) return
    if (!waited && Date.now() - started > 2_000) {
      waited = true
      onWait()
    }
  }
  if (child.pid) signal(child.pid, "SIGQUIT")
  throw startFailed(`it did not respond within ${patience.start / 1_000} s`, layout)
}

/**
 * The line of PostgreSQL's log that says why it did not start. Our own connections are refused while it recovers, which
 * is not a cause.
 * @since 0.1
 */
export function causeIn(log: string): string | undefined {
  const lines = log.trim().split("\n")
  return lines.findLast(
    (line) => /FATAL|PANIC|error while loading/.test(line) && !/the database system is/.test(line),
  )
}

function startFailed(reason: string, layout: Layout): StartError {
  const cause = causeIn(fs.readFileSync(layout.log, "utf8")) ?? reason
  return new StartError(
    "embedded_postgres_failed",
    `The embedded PostgreSQL did not start: ${cause.replace(/^.*?(FATAL|PANIC): */, "")}`,
    `Read ${layout.log}, choose another directory with --data-dir DIR, or set DATABASE_URL.`,
  )
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
  }
}
