import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect } from "vitest"

/**
 * Expects an output to be as it is recorded. With UPDATE_OUTPUT=1, it is recorded instead.
 * @param name the file below `samples/output`
 */
export function expectRecorded(name: string, text: string): void {
  const file = join(import.meta.dirname, "output", name)
  if (process.env["UPDATE_OUTPUT"]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
  expect(`${text}\n`, `samples/output/${name}`).toBe(readFileSync(file, "utf8"))
}
