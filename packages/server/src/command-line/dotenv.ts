import fs from "node:fs"
import { parseEnv } from "node:util"

/** The variables that came from a file, with their values. */
const fromFile = new Map<string, string>()

/**
 * Sets the variables of a file such as `.env`. Variables that the process was started with win. When the file is read
 * again, its variables change with it: those that it no longer contains are removed.
 * @param file absolute path; need not exist
 * @since 0.1
 */
export function loadDotenv(file: string): void {
  const now = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, "utf8")) : {}
  for (const [name, value] of fromFile) {
    if (process.env[name] === value) delete process.env[name]
  }
  fromFile.clear()
  for (const [name, value] of Object.entries(now)) {
    if (value === undefined || process.env[name] !== undefined) continue
    process.env[name] = value
    fromFile.set(name, value)
  }
}
