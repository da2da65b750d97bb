import fs from "node:fs"
import path from "node:path"
import { StartError } from "../start-error.ts"

/** Where uploaded files are below the data directory, and the note that says under which address. */
const parts = { uploads: "uploads", baseUrl: "base-url" }

/**
 * Copies the uploaded files of a data directory to a backup. An upload that is not finished is left out.
 * @returns their number and size
 * @throws backup_object_not_supported for a symbolic link, which may lead anywhere
 * @since 0.1
 */
export async function exportFiles(
  dataDir: string,
  folder: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const source = path.join(dataDir, parts.uploads)
  const target = path.join(folder, "files")
  fs.mkdirSync(target, { mode: 0o700 })
  const note = path.join(dataDir, parts.baseUrl)
  if (fs.existsSync(note)) fs.copyFileSync(note, path.join(folder, parts.baseUrl))
  if (!fs.existsSync(source)) return { count: 0, bytes: 0 }
  let count = 0
  let bytes = 0
  for (const entry of await fs.promises.readdir(source, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) throw linkNotSupported(path.join(entry.parentPath, entry.name))
    if (!entry.isFile() || entry.name.startsWith(".")) continue
    const file = path.join(entry.parentPath, entry.name)
    const copy = path.join(target, path.relative(source, file))
    fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 })
    if (!(await copied(file, copy))) continue
    count++
    bytes += fs.statSync(copy).size
  }
  return { count, bytes }
}

/** Files of a backup, ready to replace the files of the data directory. */
export interface StagedFiles {
  /**
   * Puts the files in their place and keeps the old ones. If it fails, nothing was changed.
   * @throws restore_files_failed when the folder cannot be renamed, e.g. because it is a mount point
   */
  replace(): void
  /** Puts the old files back, if they were replaced. */
  undo(): void
  /** Removes the old files. Called after the database was restored. */
  finish(): void
  /** Removes the prepared files. */
  discard(): void
}

/**
 * Copies the files of a backup beside their place in a data directory, so that replacing them takes two renames.
 * @throws restore_files_failed when they cannot be written, e.g. because the disk is full
 * @since 0.1
 */
export function stageFiles(folder: string, dataDir: string): StagedFiles {
  const place = path.join(dataDir, parts.uploads)
  const staged = `${place}.restoring`
  const old = `${place}.replaced`
  const note = path.join(folder, parts.baseUrl)
  const discard = () => fs.rmSync(staged, { recursive: true, force: true })
  orExplain(dataDir, () => copyAll(path.join(folder, "files"), staged), discard)
  let isReplaced = false
  return {
    replace() {
      fs.rmSync(old, { recursive: true, force: true })
      const hadFiles = fs.existsSync(place)
      if (hadFiles) orExplain(dataDir, () => fs.renameSync(place, old))
      const putBack = () => {
        if (hadFiles) fs.renameSync(old, place)
      }
      orExplain(dataDir, () => fs.renameSync(staged, place), putBack)
      isReplaced = true
    },
    undo() {
      if (!isReplaced) return
      fs.renameSync(place, staged)
      if (fs.existsSync(old)) fs.renameSync(old, place)
    },
    finish() {
      if (fs.existsSync(note)) fs.copyFileSync(note, path.join(dataDir, parts.baseUrl))
      fs.rmSync(old, { recursive: true, force: true })
    },
    discard,
  }
}

/**
 * Whether a data directory has uploaded files.
 * @since 0.1
 */
export function hasFiles(dataDir: string): boolean {
  const place = path.join(dataDir, parts.uploads)
  return fs.existsSync(place) && fs.readdirSync(place).length > 0
}

function copyAll(source: string, target: string): void {
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.cpSync(source, target, { recursive: true })
  fs.chmodSync(target, 0o755)
}

/** Does work on files, all or nothing. */
function orExplain(dataDir: string, work: () => void, takeBack?: () => void): void {
  try {
    work()
  } catch (error) {
    takeBack?.()
    throw new StartError(
      "restore_files_failed",
      `The files in ${dataDir} cannot be replaced: ${(error as Error).message}. Nothing was changed.`,
      "Check the free space and the permissions. The folder uploads itself must not be a mount point.",
      { cause: error },
    )
  }
}

/** A file that was deleted in the meantime belongs to no row that a customer can see any more. */
async function copied(file: string, copy: string): Promise<boolean> {
  try {
    await fs.promises.copyFile(file, copy)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
    return false
  }
}

function linkNotSupported(link: string): StartError {
  return new StartError(
    "backup_object_not_supported",
    `${link} is a symbolic link, which a backup cannot contain.`,
    "Put the files in its place. The folder uploads itself may be a link.",
  )
}
