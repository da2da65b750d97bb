import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { StartError } from "../../start-error.ts"
import type { Account } from "../account.ts"
import { cleanEnvironment } from "../cluster.ts"
import { archiveOf, systemIdentifierOf } from "./layout.ts"

/** Says which program is missing, or why a file cannot be written to the folder. */
const trial = `for p in gzip cmp sync mv; do
    command -v $p > /dev/null || { echo "the program $p is missing"; exit 1; }
  done
  : > "$0/.trial" && rm "$0/.trial"`

/**
 * Creates the folders of an archive for a cluster.
 * @param input.directory the archive's directory; created if it does not exist
 * @param input.cluster PostgreSQL's own data directory
 * @returns the folder of the write-ahead log, as PostgreSQL names it
 * @throws archive_not_supported on Windows
 * @throws archive_not_writable when PostgreSQL cannot write there
 */
export function prepareArchive(input: {
  directory: string
  cluster: string
  account: Account | undefined
}): string {
  if (process.platform === "win32")
    throw new StartError(
      "archive_not_supported",
      "DATABASE_ARCHIVE_DIR is set, and archiving does not work on Windows.",
      "Unset DATABASE_ARCHIVE_DIR, and make backups with stheno backup.",
    )
  const { directory, cluster, account } = input
  const { wal, base } = archiveOf(directory, systemIdentifierOf(cluster))
  try {
    fs.mkdirSync(wal, { recursive: true, mode: 0o755 })
    fs.mkdirSync(base, { recursive: true, mode: 0o700 })
    fs.chmodSync(wal, 0o700)
    if (account) fs.chownSync(wal, account.uid, account.gid)
  } catch (error) {
    throw notWritable(directory, (error as Error).message, error)
  }
  // PostgreSQL works in its own directory. A relative path avoids directories above both that are closed to its
  // account, and an absolute one the data directory, if that is closed.
  const names = [path.relative(fs.realpathSync(cluster), fs.realpathSync(wal)), fs.realpathSync(wal)]
  const reasons = names.map((name) => reasonAgainst(name, cluster, account))
  const usable = names[reasons.indexOf(undefined)]
  if (usable === undefined) throw notWritable(directory, reasons.at(-1) ?? "")
  return usable
}

function reasonAgainst(wal: string, cluster: string, account: Account | undefined): string | undefined {
  const { status, stdout, stderr } = spawnSync("/bin/sh", ["-c", trial, wal], {
    cwd: cluster,
    env: cleanEnvironment(),
    encoding: "utf8",
    ...account,
  })
  return status === 0 ? undefined : (stdout + stderr).trim()
}

function notWritable(directory: string, reason: string, cause?: unknown): StartError {
  return new StartError(
    "archive_not_writable",
    `PostgreSQL cannot write to the archive ${path.resolve(directory)}: ${reason}.`,
    "Check the permissions of the directory and of those above it, or set DATABASE_ARCHIVE_DIR to another one.",
    { cause },
  )
}
