import fs from "node:fs"
import path from "node:path"

/** The files of a sample project by their paths, without its tests. */
export function filesOf(folder: string): Record<string, string> {
  const entries = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ parentPath }) => !parentPath.includes("node_modules"))
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      fs.readFileSync(file, "utf8"),
    ]),
  )
}
