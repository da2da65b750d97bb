import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { isAlive } from "../embedded-postgres/process-identity.ts"

const pattern = /^stheno-test-(\d+)-/

/** Where Linux keeps files in memory. */
const memory = "/dev/shm"

/** Free bytes that the databases of a run may need in memory. */
const room = 4 * 1024 ** 3

/**
 * A new directory for this test run. Its name tells the process, so that a later run can clear it away when this
 * one is killed.
 */
export function createTemporaryDirectory(parent = os.tmpdir()): string {
  return fs.mkdtempSync(path.join(parent, `stheno-test-${process.pid}-`))
}

/**
 * As `createTemporaryDirectory`, in memory where there is room: a database has a thousand files, and copying them on a
 * disk takes most of the time of many tests.
 */
export function createDatabaseDirectory(): string {
  return createTemporaryDirectory(hasRoom(memory) ? memory : os.tmpdir())
}

function hasRoom(directory: string): boolean {
  try {
    fs.accessSync(directory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(directory)
    return bavail * bsize > room && process.availableMemory() > 2 * room
  } catch {
    return false
  }
}

/** Removes what killed test runs left behind. */
export function clearAbandonedDirectories(): void {
  for (const parent of [os.tmpdir(), memory]) if (fs.existsSync(parent)) clearIn(parent)
}

function clearIn(parent: string): void {
  for (const name of fs.readdirSync(parent)) {
    const [, pid] = pattern.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) fs.rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}
