import fs from "node:fs"
import { fileURLToPath } from "node:url"

/** The files that every project begins with; beside the program and beside its sources alike. */
export const template = fileURLToPath(new URL("../template", import.meta.url))

/** The files that replace the template's TypeScript in a JavaScript project. */
export const javascriptTemplate = fileURLToPath(new URL("../template-javascript", import.meta.url))

/** The version of this package, and of those that belong to it. */
export function ownVersion(): string {
  const text = fs.readFileSync(new URL("../package.json", import.meta.url), "utf8")
  return (JSON.parse(text) as { version: string }).version
}
