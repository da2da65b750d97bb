import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { StartError } from "../start-error.ts"
import type { SchemaStatements, SequenceState } from "./schema-statements.ts"

/** The number of the folder's layout; a folder with another one is not read. */
const layoutNumber = 1

const manifestName = "manifest.json"
const sumsName = "SHA256SUMS"

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
  const lines: string[] = []
  for (const name of filesIn(folder)) lines.push(`${await sha256Of(path.join(folder, name))}  ${name}\n`)
  fs.writeFileSync(path.join(folder, sumsName), lines.join(""), { mode: 0o600 })
}

/**
 * Reads the manifest of a backup after checking every file of it against `SHA256SUMS`.
 * @throws backup_not_found when the folder is not a backup
 * @throws backup_damaged when a file is missing, was added or has changed
 * @throws backup_not_supported when a newer version of Stheno wrote it
 * @since 0.1
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const sums = path.join(folder, sumsName)
  if (!fs.existsSync(sums))
    throw new StartError(
      "backup_not_found",
      `${folder} is not a backup: it has no ${sumsName}.`,
      "Name a folder that stheno backup wrote.",
    )
  const expected = new Map(
    fs
      .readFileSync(sums, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  const names = new Set(filesIn(folder))
  const missing = [...expected.keys()].find((name) => !names.has(name))
  if (missing) throw damaged(`${missing} is missing`)
  for (const name of names) {
    const sum = expected.get(name)
    if (!sum) throw damaged(`${name} does not belong to it`)
    if ((await sha256Of(path.join(folder, name))) !== sum) throw damaged(`the checksum of ${name} is wrong`)
  }
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, manifestName), "utf8")) as Manifest
  if (manifest.layout === layoutNumber) return assertListed(manifest, expected)
  throw new StartError(
    "backup_not_supported",
    `The backup was written by Stheno ${manifest.version}, whose format this version cannot read.`,
    "Restore it with that version or a newer one.",
  )
}

/** The error for a backup that cannot be trusted. */
export function damaged(reason: string): StartError {
  return new StartError("backup_damaged", `The backup is damaged: ${reason}.`, "Use another backup.")
}

/** A path that leads out of the folder has no checksum. */
function assertListed(manifest: Manifest, sums: ReadonlyMap<string, string>): Manifest {
  const unlisted = manifest.tables.find(({ file }) => !sums.has(file))
  if (unlisted) throw damaged(`${unlisted.file} has no checksum`)
  return manifest
}

/** Every file and link below a folder but the list of checksums itself, with `/` in its path. */
function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter((name) => name !== sumsName)
    .sort()
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(fs.createReadStream(file), hash)
  return hash.digest("hex")
}
