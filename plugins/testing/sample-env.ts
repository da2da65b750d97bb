import fs from "node:fs"
import path from "node:path"
import { vi } from "vitest"

/**
 * Sets the environment variables of a test to those that the documentation shows in `samples/plugins/NAME/project.env`.
 * @param values the values, exactly for the variables of the file; undo it with `vi.unstubAllEnvs`
 */
export function stubSampleEnv(name: string, values: Readonly<Record<string, string>>): void {
  const file = path.join(import.meta.dirname, "../../samples/plugins", name, "project.env")
  const lines = fs.readFileSync(file, "utf8").split("\n")
  const shown = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? [])
  const [wanted, given] = [shown, Object.keys(values)].map((names) => names.toSorted().join(", "))
  if (wanted !== given) throw new Error(`${file} names ${wanted}; the test sets ${given}`)
  for (const [key, value] of Object.entries(values)) vi.stubEnv(key, value)
}
