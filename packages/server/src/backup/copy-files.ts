import fs from "node:fs"
import path from "node:path"

/** Where uploaded files are below the data directory, and the note that says under which address. */
const parts = { uploads: "uploads", baseUrl: "base-url" }

/**
 * Copies the uploaded files of a data directory to a backup. An upload that is not finished is left out.
 * @returns their number and size
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

/** Files of a backup, ready to replace those of the data directory. */
export interface StagedFiles {
  /** Puts the files in their place. Called after the database was restored. */
  commit(): void
  /** Removes the prepared files. */
  discard(): void
}

/**
 * Copies the files of a backup beside their place in a data directory, so that replacing them takes two renames.
 * @since 0.1
 */
export function stageFiles(folder: string, dataDir: string): StagedFiles {
  fs.mkdirSync(dataDir, { recursive: true })
  const place = path.join(dataDir, parts.uploads)
  const staged = `${place}.restoring`
  const old = `${place}.replaced`
  fs.rmSync(staged, { recursive: true, force: true })
  fs.cpSync(path.join(folder, "files"), staged, { recursive: true })
  fs.chmodSync(staged, 0o755)
  const note = path.join(folder, parts.baseUrl)
  return {
    commit() {
      fs.rmSync(old, { recursive: true, force: true })
      if (fs.existsSync(place)) fs.renameSync(place, old)
      fs.renameSync(staged, place)
      if (fs.existsSync(note)) fs.copyFileSync(note, path.join(dataDir, parts.baseUrl))
      fs.rmSync(old, { recursive: true, force: true })
    },
    discard: () => fs.rmSync(staged, { recursive: true, force: true }),
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
