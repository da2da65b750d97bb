import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { isReachable, type Account } from "./account.ts"

const prefix = "stheno-pg-"

/** A unix socket's path may have 103 bytes on macOS; this leaves room for the names below the directory. */
const longestParent = 70

/**
 * Creates the private directory of one run, which holds the server's socket.
 * @param account who owns it; `undefined` for the user of this process
 * @returns its path, short enough for a socket
 * @since 0.1
 */
export function createRuntimeDirectory(account: Account | undefined): string {
  const usual = os.tmpdir()
  const fits = process.platform === "win32" || (usual.length <= longestParent && isReachable(usual, account))
  const directory = fs.mkdtempSync(path.join(fits ? usual : "/tmp", prefix))
  if (account) fs.chownSync(directory, account.uid, account.gid)
  return directory
}

/**
 * Removes the directory of a run, also one that a killed process left behind. Anything that does not look
 * like one is left alone.
 * @since 0.1
 */
export function removeRuntimeDirectory(directory: string): void {
  if (path.basename(directory).startsWith(prefix)) fs.rmSync(directory, { recursive: true, force: true })
}
