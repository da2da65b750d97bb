import { randomBytes } from "node:crypto"
import fs from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { StartError } from "../start-error.ts"
import { isAlive, startMark } from "./process-identity.ts"

interface Holder {
  pid: number
  started?: string
}

/**
 * Takes a data directory for this process. The lock is a file with the process's id and start time, so one
 * that a killed process left behind is recognised and taken over.
 * @param file path of the lock file; its directory exists
 * @returns gives the lock back; may be called twice
 * @throws data_directory_in_use when a living process holds it
 * @locks the file, until released or until this process ends
 * @since 0.1
 */
export async function lockDirectory(file: string, dataDir: string): Promise<() => void> {
  const mine = JSON.stringify({ pid: process.pid, started: startMark(process.pid) } satisfies Holder)
  while (!create(file, mine)) {
    const found = await readSettled(file)
    if (found === undefined) continue
    const holder = parse(found)
    if (holder && holds(holder)) throw inUse(dataDir, holder.pid)
    takeAway(file, found)
  }
  return () => {
    if (read(file) === mine) fs.rmSync(file, { force: true })
  }
}

function create(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: "wx", mode: 0o644 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  }
}

/** The content once its writer is done: creating and writing are two steps, so it may be empty at first. */
async function readSettled(file: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const content = read(file)
    if (content !== "") return content
    await sleep(50)
  }
  return ""
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

function parse(content: string): Holder | undefined {
  try {
    return JSON.parse(content) as Holder
  } catch {
    return undefined
  }
}

function holds(holder: Holder): boolean {
  if (!isAlive(holder.pid)) return false
  const started = startMark(holder.pid)
  return holder.started === undefined || started === undefined || holder.started === started
}

/**
 * Removes a lock whose holder is gone. Renamed first and looked at again: where another process took it
 * over in between, it gets its lock back.
 */
function takeAway(file: string, expected: string): void {
  const aside = `${file}.${randomBytes(6).toString("hex")}`
  try {
    fs.renameSync(file, aside)
    if (read(aside) !== expected) fs.linkSync(aside, file)
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error
  }
  fs.rmSync(aside, { force: true })
}

function inUse(dataDir: string, pid: number): StartError {
  return new StartError(
    "data_directory_in_use",
    `The data directory ${dataDir} is in use by another Stheno process (pid ${pid}).`,
    "Stop that process first, or choose another directory with --data-dir DIR.",
  )
}
