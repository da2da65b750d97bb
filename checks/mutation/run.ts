import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { setPriority } from "node:os"
import { join } from "node:path"
import {
  hashOf,
  lacksOf,
  readReport,
  reportFile,
  rowOf,
  sources,
  type Measured,
  type Mutant,
  type Report,
} from "./report.ts"
import { subjects, type Subject } from "./subjects.ts"

const folder = import.meta.dirname
const core = join(sources, "..")
const cache = join(folder, ".cache")

const words = process.argv.slice(2)
const isForced = words.includes("--all")
const wanted = words.filter((word) => !word.startsWith("--"))

// A run takes long and uses a whole core: other programs go first.
setPriority(15)
mkdirSync(cache, { recursive: true })
// What a run left that was stopped
rmSync(join(core, ".cache/mutation"), { recursive: true, force: true, maxRetries: 5 })
const chosen = subjects.filter(
  ({ file }) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
)
for (const subject of chosen) await measureIfNeeded(subject)
const lacks = lacksOf(currentReport().files.filter(({ file }) => chosen.some((one) => one.file === file)))
console.log(lacks.length === 0 ? "Every survivor is explained." : lacks.join("\n"))
process.exit(lacks.length === 0 ? 0 : 1)

/** Measures a file unless neither it nor its tests have changed since the last time. Each result is saved at once. */
async function measureIfNeeded(subject: Subject): Promise<void> {
  const before = currentReport().files.find(({ file }) => file === subject.file)
  if (before?.hash !== hashOf(subject) || isForced) save(await measure(subject, before))
  else console.log(`${subject.file}: ${before.score} % (unchanged since ${before.date})`)
}

async function measure(subject: Subject, before: Measured | undefined): Promise<Measured> {
  const name = subject.file.replaceAll("/", "-")
  const json = join(cache, `${name}.report.json`)
  const config = join(cache, `${name}.config.json`)
  writeFileSync(config, JSON.stringify(configOf(subject, json)))
  const started = Date.now()
  const hash = hashOf(subject)
  const code = await runStryker(config, subject)
  if (code !== 0) throw new Error(`Stryker could not measure ${subject.file}: exit code ${code}`)
  const report = JSON.parse(readFileSync(json, "utf8")) as {
    files: Record<string, { source: string; mutants: Mutant[] }>
  }
  const result = report.files[`src/${subject.file}`]
  if (!result)
    throw new Error(`Stryker measured ${Object.keys(report.files).join(", ")}, not ${subject.file}`)
  const row = rowOf(subject, result, { date: new Date().toISOString().slice(0, 10), hash, before })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${row.file}: ${row.score} % (${row.killed} killed, ${row.survived} survived, ${seconds} s)`)
  return row
}

/** @returns the exit code; null when a signal ended it */
function runStryker(config: string, { tests }: Subject): Promise<number | null> {
  const child = spawn(process.execPath, [strykerFile("bin/stryker.js"), "run", config], {
    cwd: core,
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: tests.map((test) => `src/${test}`).join(",") },
  })
  // Ctrl-C reaches the child by itself.
  const stop = () => child.kill("SIGTERM")
  process.once("SIGTERM", stop)
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code) => {
      process.off("SIGTERM", stop)
      resolve(code)
    })
  })
}

/**
 * The options of Stryker for one file. Its incremental mode is off: it kept the result of a mutant although an assertion
 * of the test that runs it had changed.
 */
function configOf({ file }: Subject, json: string) {
  return {
    mutate: [`src/${file}`],
    ignorePatterns: ["**", "!package.json", "!src/**"],
    testRunner: "vitest",
    vitest: { configFile: join(folder, "vitest.config.ts"), related: false },
    coverageAnalysis: "perTest",
    concurrency: 1,
    timeoutMS: 15_000,
    reporters: ["json"],
    jsonReporter: { fileName: json },
    // Below packages/core, so that imports of packages resolve as in the original
    tempDirName: ".cache/mutation",
    cleanTempDir: "always",
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: "warn",
    checkers: [],
    warnings: { slow: false },
  }
}

function currentReport(): Report {
  return existsSync(reportFile) ? readReport() : { stryker: "", files: [] }
}

/** Writes the row of a file in the order of the list; rows of files that the list no longer names go. */
function save(row: Measured): void {
  const rows = new Map([...currentReport().files, row].map((entry) => [entry.file, entry]))
  const files = subjects.map(({ file }) => rows.get(file)).filter((entry) => entry !== undefined)
  const { version } = JSON.parse(readFileSync(strykerFile("package.json"), "utf8")) as { version: string }
  writeFileSync(reportFile, `${JSON.stringify({ stryker: version, files }, null, 2)}\n`)
}

function strykerFile(path: string): string {
  return join(folder, "node_modules/@stryker-mutator/core", path)
}
