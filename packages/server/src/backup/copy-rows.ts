import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { PassThrough, Transform, Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import type { ClientBase } from "pg"
import { from, to } from "pg-copy-streams"
import type { StoredRows } from "./manifest.ts"
import type { StoredTable } from "./schema-statements.ts"

/** The number and the checksum of a table's rows. */
type Count = Pick<StoredRows, "rows" | "sha256">

/**
 * Writes the rows of a table to a compressed file.
 * @param folder the folder of the backup
 * @since 0.1
 */
export async function exportRows(
  client: ClientBase,
  table: StoredTable,
  folder: string,
): Promise<StoredRows> {
  const file = `data/${table.name.replaceAll('"', "").replace(/[^\w.-]/g, (c) => `%${c.codePointAt(0)}`)}.copy.gz`
  const target = fs.createWriteStream(path.join(folder, file), { mode: 0o600, flags: "wx", flush: true })
  const count = await readRows(client, table, [createGzip({ level: 6 }), target])
  return { ...table, ...count, file }
}

/**
 * Counts the rows of a table and computes their checksum.
 * @since 0.1
 */
export function countRows(client: ClientBase, table: StoredTable): Promise<Count> {
  return readRows(client, table, [new PassThrough(), nowhere()])
}

/**
 * Copies rows of a backup into an empty table.
 * @since 0.1
 */
export async function importRows(client: ClientBase, table: StoredRows, folder: string): Promise<void> {
  const target = client.query(from(`copy ${columnsOf(table)} from stdin`))
  await pipeline(fs.createReadStream(path.join(folder, table.file)), createGunzip(), target)
}

async function readRows(
  client: ClientBase,
  table: StoredTable,
  [through, target]: readonly [Transform, Writable],
): Promise<Count> {
  const source = client.query(to(`copy ${columnsOf(table)} to stdout`))
  const hash = createHash("sha256")
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(source, meter, through, target)
  return { rows: source.rowCount, sha256: hash.digest("hex") }
}

/** `public."order" ("id", "status")` */
function columnsOf({ name, columns }: StoredTable): string {
  return `${name} (${columns.join(", ")})`
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
