import fs from "node:fs"
import path from "node:path"
import { StartError } from "../start-error.ts"
import { damaged, verifyChecksums, writeChecksums } from "./checksums.ts"
import type { SchemaStatements, SequenceState } from "./schema-statements.ts"

/** The number of the folder's layout; a folder with another one is not read. */
const layoutNumber = 1

const manifestName = "manifest.json"

/** The rows of one table in a backup. */
export interface StoredRows {
  /** the quoted name of the table, with its schema */
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** SHA-256 of the rows in PostgreSQL's `COPY` text format, before compression */
  readonly sha256: string
  /** the path of the compressed rows in the folder */
  readonly file: string
}

/** What a backup contains. */
export interface Manifest {
  readonly layout: number
  /** ISO 8601 time of the snapshot */
  readonly createdAt: string
  /** the version of Stheno that wrote it */
  readonly version: string
  /** the version of PostgreSQL that it comes from, e.g. `17.10` */
  readonly postgres: string
  readonly definitions: Omit<SchemaStatements, "tables">
  readonly tables: readonly StoredRows[]
  readonly sequences: readonly SequenceState[]
  /** the number and size of uploaded files */
  readonly files: { readonly count: number; readonly bytes: number }
}

/**
 * Writes `manifest.json` and `SHA256SUMS`, which lists every file of the folder in the format of `sha256sum`.
 * @since 0.1
 */
export async function writeManifest(folder: string, manifest: Omit<Manifest, "layout">): Promise<void> {
  const text = JSON.stringify({ layout: layoutNumber, ...manifest }, null, 2)
  fs.writeFileSync(path.join(folder, manifestName), `${text}\n`, { mode: 0o600 })
  await writeChecksums(folder)
}

/**
 * Reads the manifest of a backup after checking every file of it against `SHA256SUMS`.
 * @throws backup_not_found when the folder is not a backup
 * @throws backup_damaged when a file is missing, was added or has changed
 * @throws backup_not_supported when a newer version of Stheno wrote it
 * @since 0.1
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const expected = await verifyChecksums(folder)
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, manifestName), "utf8")) as Manifest
  if (manifest.layout === layoutNumber) return assertListed(manifest, expected)
  throw new StartError(
    "backup_not_supported",
    `The backup was written by Stheno ${manifest.version}, whose format this version cannot read.`,
    "Restore it with that version or a newer one.",
  )
}

/** A path that leads out of the folder has no checksum. */
function assertListed(manifest: Manifest, sums: ReadonlyMap<string, string>): Manifest {
  const unlisted = manifest.tables.find(({ file }) => !sums.has(file))
  if (unlisted) throw damaged(`${unlisted.file} has no checksum`)
  return manifest
}
