import fs from "node:fs"
import path from "node:path"

/**
 * Folders below packages/core/src/commerce whose tests CI runs behind PgBouncer: each use of a session there is, and what
 * sells. The tests of the other folders send the same kinds of statements; `npm run pooled -- --all` runs them too.
 */
export const pooledFolders = [
  "catalog/categories",
  "catalog/products",
  "people/auth",
  "sales",
  "stock",
  "store",
]

/** What depends on the session that a pooler lends for one transaction: locks, settings, temporary tables, cursors. */
const ofSessions =
  /pg_(?:try_)?advisory|set_config\(|`set (?:local|session) |temporary table|`(?:listen|declare|prepare) /

/** Files below a folder, without tests, that send such statements outside of the folders that are given. */
export function sessionUsers(commerce: string, folders: readonly string[]): string[] {
  return fs
    .readdirSync(commerce, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) =>
      statementsIn(fs.readFileSync(path.join(commerce, file), "utf8")).some((line) => ofSessions.test(line)),
    )
}

const statementsIn = (source: string) =>
  source.split("\n").filter((line) => !/^\s*(?:\*|\/\/|\/\*)/.test(line))
