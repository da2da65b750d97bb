import fs from "node:fs"
import { pipeline } from "node:stream/promises"
import { Readable } from "node:stream"
import { constants, createGunzip, createGzip } from "node:zlib"
import { compressed } from "./segments.ts"

/**
 * Writes a compressed copy of a file.
 * @param target the copy's path, without the ending `.gz`
 * @returns false when the file does not exist any more
 */
export async function compressFile(source: string, target: string): Promise<boolean> {
  const file = await openExisting(source)
  if (!file) return false
  await compress(file.createReadStream(), target)
  return true
}

async function openExisting(file: string): Promise<fs.promises.FileHandle | undefined> {
  try {
    return await fs.promises.open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** Writes a compressed file with a text. */
export async function compressText(text: string, target: string): Promise<void> {
  await compress(Readable.from([text]), target)
}

/** Writes what a compressed file contains to another file, which only its owner may read. */
export async function uncompressFile(source: string, target: string): Promise<void> {
  await pipeline(
    fs.createReadStream(source),
    createGunzip(),
    fs.createWriteStream(target, { flags: "wx", mode: 0o600 }),
  )
}

async function compress(source: Readable, target: string): Promise<void> {
  const copy = fs.createWriteStream(target + compressed, { flags: "wx", mode: 0o600 })
  await pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), copy)
}
