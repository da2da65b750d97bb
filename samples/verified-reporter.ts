import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import type { Reporter, TestModule } from "vitest/node"

/** Days on which samples and the tests of their folders last ran without a fault, by paths below `samples`. */
export type VerifiedDays = Readonly<Record<string, string>>

/** Where the days are kept: beside the samples, out of the repository. */
export const verifiedFile = join(import.meta.dirname, ".cache/verified.json")

/**
 * Writes down which samples ran, for the documentation to say so. A sample that fails loses its day.
 * @since 0.1
 */
export default class VerifiedReporter implements Reporter {
  private readonly file: string
  private readonly today: () => string

  constructor(
    file = verifiedFile,
    today = () => new Date().toISOString().slice(0, 10),
  ) {
    this.file = typeof file === "string" ? file : verifiedFile
    this.today = today
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const days: Record<string, string> = { ...readDays(this.file) }
    for (const [path, isFine] of modules.flatMap(outcomesOf))
      if (isFine) days[path] = this.today()
      else delete days[path]
    const sorted = Object.fromEntries(Object.entries(days).toSorted())
    const text = `${JSON.stringify(sorted, null, 1)}\n`
    // The documentation is built again when this file is newer.
    const before = existsSync(this.file) ? readFileSync(this.file, "utf8") : "{}\n"
    if (text === before) return
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, text)
  }
}

/**
 * Reads the days that the tests have written down; none where no test ran.
 * @since 0.1
 */
export function readDays(file = verifiedFile): VerifiedDays {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as VerifiedDays
  } catch {
    return {}
  }
}

/** A test file counts when all of its tests passed; tests that are named after a sample count for it. */
function outcomesOf(module: TestModule): [path: string, isFine: boolean][] {
  const path = relative(import.meta.dirname, module.moduleId)
  if (path.startsWith("..")) return []
  const tests = [...module.children.allTests()].map(
    (test) => [test.name, test.result().state] as const,
  )
  const ran = tests.filter(([, state]) => state !== "skipped")
  const ofSamples = ran
    .filter(([name]) => existsSync(join(import.meta.dirname, name)))
    .map(([name, state]): [string, boolean] => [name, state === "passed"])
  if (ofSamples.length > 0) return ofSamples
  if (ran.length < tests.length) return []
  return [
    [path, tests.length > 0 && tests.every(([, state]) => state === "passed")],
  ]
}
