import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { needsBundle } from "../../../scripts/start/bundle.mjs"
import { createTemporaryDirectory } from "@stheno/server/internal/testing/temporary-directory.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** How a child ended. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** The command line in a process of its own. */
export interface Child {
  process: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** The API's address, once it is ready; empty for a worker. Throws with the output when it ends before. */
  ready(): Promise<string>
  ended: Promise<Ending>
}

/**
 * Bundles the server as `npm start` does, unless that has been done since the last change.
 * @throws when it cannot be bundled
 */
export function bundleServer(): void {
  if (!needsBundle(root)) return
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs", "--version"], {
    cwd: root,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(stderr)
}

/**
 * Runs the bundled `stheno start`, on free ports.
 * @param options.uid runs it as this user and group
 * @param options.cwd the folder that it runs in, e.g. of a project; that of the sources unless given
 * @param options.args after `start`
 */
export function startChild(options: {
  dataDir: string
  uid?: number
  env?: NodeJS.ProcessEnv
  args?: string[]
  cwd?: string
}): Child {
  const args = options.args ?? ["--no-seed"]
  return startCommand({ ...options, args: ["start", ...args] })
}

/**
 * Runs a command of the bundled `stheno`.
 * @param options.uid runs it as this user and group
 */
export function startCommand(options: {
  dataDir: string
  uid?: number
  env?: NodeJS.ProcessEnv
  args: string[]
  cwd?: string
}): Child {
  const words = [
    path.join(root, "packages/server/dist/cli.js"),
    ...options.args,
    "--data-dir",
    options.dataDir,
  ]
  const child = spawn(process.execPath, words, {
    cwd: options.cwd ?? root,
    env: { PATH: process.env.PATH, HOME: os.tmpdir(), PORT: "0", DOCS_PORT: "0", ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<Ending>((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal })),
  )
  const ready = () =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [, url] = /^ {2}API +(\S+)$/m.exec(text) ?? []
        if (url) resolve(url)
        if (text.includes("The worker is running. Press Ctrl-C to stop.")) resolve("")
      }
      child.stdout.on("data", look)
      look()
      void ended.then(() => reject(new Error(`The server ended before it was ready:\n${text}`)))
    })
  return { process: child, output: () => text, ready, ended }
}

/** A new directory below the system's temporary one, owned by the user where one is given. */
export function createDirectory(uid?: number): string {
  const directory = createTemporaryDirectory()
  if (uid !== undefined) fs.chownSync(directory, uid, uid)
  return directory
}

/** The processes that mention a text, e.g. the directory of a socket, in their command lines. */
export function processesWith(text: string): string[] {
  const { stdout } = spawnSync("ps", ["-eo", "pid,stat,args"], { encoding: "utf8" })
  return stdout.split("\n").filter((line) => line.includes(text) && !/^\s*\d+\s+Z/.test(line))
}

/** The directory of the socket that PostgreSQL listens on, as it wrote it down. */
export function socketDirectoryOf(dataDir: string): string {
  return fs.readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[4]!
}
