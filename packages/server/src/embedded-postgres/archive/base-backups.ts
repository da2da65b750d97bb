import fs from "node:fs"
import path from "node:path"
import { archivesIn, type Archive } from "./layout.ts"

/** What a base backup says about itself, in `base.json`. */
export interface BaseBackupNotes {
  /** the number of the folder's layout; a folder with another one is not read */
  readonly layout: 1
  readonly systemIdentifier: string
  /** the version of PostgreSQL, e.g. `17.10` */
  readonly postgres: string
  readonly timeline: number
  /** the names of the first and the last file of the write-ahead log that it needs */
  readonly firstSegment: string
  readonly lastSegment: string
  /** ISO 8601 time of its end: the earliest time to which it can be restored */
  readonly endedAt: string
  /** the directories of the cluster */
  readonly directories: readonly string[]
}

/** A base backup in an archive. */
export interface BaseBackup extends BaseBackupNotes {
  readonly folder: string
  readonly archive: Archive
}

/** The name of the file with the notes. */
export const notesName = "base.json"

/** The folder with the compressed files of the cluster. */
export const dataName = "data"

/** The base backups of an archive's directory, the oldest first. Unfinished ones are left out. */
export function listBaseBackups(directory: string): BaseBackup[] {
  return oldestFirst(archivesIn(directory).flatMap((archive) => baseBackupsOf(archive)))
}

/** The base backups of one cluster, the oldest first. */
export function baseBackupsOf(archive: Archive): BaseBackup[] {
  if (!fs.existsSync(archive.base)) return []
  const found = fs.readdirSync(archive.base).flatMap((name) => {
    const folder = path.join(archive.base, name)
    const notes = readNotes(folder)
    return notes ? [{ ...notes, folder, archive }] : []
  })
  return oldestFirst(found)
}

function oldestFirst(backups: readonly BaseBackup[]): BaseBackup[] {
  return backups.toSorted((a, b) => Date.parse(a.endedAt) - Date.parse(b.endedAt))
}

function readNotes(folder: string): BaseBackupNotes | undefined {
  const file = path.join(folder, notesName)
  if (folder.endsWith(".unfinished") || !fs.existsSync(file)) return undefined
  const notes = JSON.parse(fs.readFileSync(file, "utf8")) as BaseBackupNotes
  return notes.layout === 1 ? notes : undefined
}
