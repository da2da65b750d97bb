import fs from "node:fs"
import path from "node:path"

/** The user a PostgreSQL process runs as; `undefined` where it is the user of this process. */
export interface Account {
  uid: number
  gid: number
}

/** `nobody` on Linux. The account needs no name: any number without rights will do. */
const nobody: Account = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root. Root therefore starts it as the owner of the data it finds, so a
 * directory that an ordinary user created stays that user's, and as `nobody` if no data exists yet.
 * @param clusterDirectory PostgreSQL's own data directory; may be missing
 * @returns the account to switch to, `undefined` to stay as we are
 * @since 0.1
 */
export function accountFor(clusterDirectory: string): Account | undefined {
  if (!isRoot()) return undefined
  const stat = fs.statSync(clusterDirectory, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : nobody
}

/**
 * Whether this process has root's rights. Always false on Windows.
 * @since 0.1
 */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * Whether an account may enter every directory on the way to a path. Looks at the mode bits only.
 * @since 0.1
 */
export function isReachable(target: string, account: Account | undefined): boolean {
  if (!account) return true
  for (let directory = path.resolve(target); ; directory = path.dirname(directory)) {
    if (!mayEnter(fs.statSync(directory), account)) return false
    if (directory === path.dirname(directory)) return true
  }
}

function mayEnter(stat: fs.Stats, account: Account): boolean {
  if (stat.uid === account.uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === account.gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}
