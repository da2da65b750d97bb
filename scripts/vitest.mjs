import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))

/** More failing files than these are no accident of a busy machine. */
const mostRepeated = 4

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit((await runTests(process.argv.slice(2))).code)

/**
 * Runs Vitest. In CI, a few files that failed run once more: in a new process, with a new database, and with nothing
 * beside them. A test that retries in its own process finds what its first attempt left behind.
 * @param {readonly string[]} words options and filters of Vitest
 * @returns {Promise<{ code: number, isWhole: boolean, passed: number, failed: number }>} isWhole is false after Ctrl-C
 */
export async function runTests(words) {
  const first = await runOnce(words)
  const { files } = first
  if (first.code === 0 || !process.env.CI || files.length === 0 || files.length > mostRepeated) return first
  console.log(`\nRunning again what failed: ${files.join(", ")}`)
  const options = words.filter((word, index) => word.startsWith("-") || words[index - 1]?.startsWith("--"))
  const again = await runOnce([...options, ...files, "--no-file-parallelism"])
  if (again.code === 0) console.log(`\nUNSTABLE: passed only in the second run: ${files.join(", ")}`)
  // What passed the first time in these files is counted once.
  return {
    code: again.code,
    isWhole: again.isWhole,
    passed: first.passed + (again.code === 0 ? first.failed : 0),
    failed: again.failed,
  }
}

async function runOnce(words) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-results-"))
  try {
    const results = path.join(directory, "results.json")
    const reporters = reportersFor(words).map((name) => `--reporter=${name}`)
    const code = await vitest([...words, ...reporters], { TEST_RESULTS: results })
    const isWhole = fs.existsSync(results)
    if (!isWhole) console.log("The run stopped before its end, so its tests are not counted.")
    return { code, isWhole, ...readResults(results) }
  } finally {
    fs.rmSync(directory, { recursive: true })
  }
}

/**
 * The reporters of a run. They replace the reporters of the configuration, which include the last one.
 * @param {readonly string[]} words options and filters of Vitest
 */
export function reportersFor(words) {
  const common = ["default", path.join(root, "scripts/results-reporter.mjs")]
  return words.includes("--root") ? common : [...common, path.join(root, "samples/verified-reporter.ts")]
}

function vitest(words, env) {
  const program = path.join(root, "node_modules/vitest/vitest.mjs")
  const child = spawn(process.execPath, [program, "run", ...words], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  })
  // Ctrl-C reaches the child as well; this process waits for its summary.
  process.on("SIGINT", () => undefined)
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}

/** A run that stopped before its end wrote no results, which counts as one failure. */
function readResults(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, files: [] }
  const results = JSON.parse(fs.readFileSync(file, "utf8"))
  const broken = results.testResults.filter(({ status }) => status === "failed")
  const withoutTests = broken.filter(({ assertionResults }) => assertionResults.length === 0).length
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + withoutTests,
    files: broken.map(({ name }) => path.relative(root, name)),
  }
}
