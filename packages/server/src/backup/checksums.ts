import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { StartError } from "../start-error.ts"

const sumsName = "SHA256SUMS"

/** Writes `SHA256SUMS`, which lists every file of a folder in the format of `sha256sum`. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = []
  for (const name of filesIn(folder)) lines.push(`${await sha256Of(path.join(folder, name))}  ${name}\n`)
  fs.writeFileSync(path.join(folder, sumsName), lines.join(""), { mode: 0o600 })
}

/**
 * Checks every file of a folder against `SHA256SUMS`.
 * @returns the checksums by the paths of the files
 * @throws backup_not_found when the folder is not a backup
 * @throws backup_damaged when a file is missing, was added or has changed
 */
export async function verifyChecksums(folder: string): Promise<ReadonlyMap<string, string>> {
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
  return expected
}

/** The error for a backup that cannot be trusted. */
export function damaged(reason: string): StartError {
  return new StartError("backup_damaged", `The backup is damaged: ${reason}.`, "Use another backup.")
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
