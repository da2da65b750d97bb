import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { isAlive } from "../embedded-postgres/process-identity.ts"

const pattern = /^stheno-test-(\d+)-/

/**
 * A new directory for this test run. Its name tells the process, so that a later run can clear it away when this
 * one is killed.
 */
export function createTemporaryDirectory(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), `stheno-test-${process.pid}-`))
}

/** Removes what killed test runs left behind. */
export function clearAbandonedDirectories(): void {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const [, pid] = pattern.exec(name) ?? []
    if (pid && !isAlive(Number(pid)))
      fs.rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true })
  }
}
