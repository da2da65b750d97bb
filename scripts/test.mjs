import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { explainOldNode } from "./start/node-version.mjs"
import { install, needsInstall } from "./start/packages.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const introduction = `Running all tests that do not need a browser. This takes 10 to 30 minutes; the first results appear within a minute.
To run the tests of one folder: npm test -- packages/core/src/carts
`
process.exit(await test(process.argv.slice(2)))

/** Runs the tests and ends with a line that counts them. */
async function test(words) {
  const complaint = explainOldNode(process.versions.node)
  if (complaint) return report(complaint)
  if (needsInstall(root, "everything")) {
    console.log("Installing packages (about a minute the first time)")
    if (!(await install(root, "everything")))
      return report("npm cannot install the packages. Check the network connection, then try again.")
  }
  if (words.length === 0) console.log(introduction)
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-results-"))
  try {
    const results = path.join(directory, "results.json")
    const code = await vitest([
      ...words,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}`,
    ])
    if (!fs.existsSync(results)) console.log("The run stopped before its end, which counts as one failure.")
    const counts = readCounts(results)
    console.log(`${counts.passed} passed, ${counts.failed} failed`)
    return code
  } finally {
    fs.rmSync(directory, { recursive: true })
  }
}

function vitest(words) {
  const program = path.join(root, "node_modules/vitest/vitest.mjs")
  const child = spawn(
    process.execPath,
    [program, "run", ...["engine", "node", "react-18"].flatMap((name) => ["--project", name]), ...words],
    {
      cwd: root,
      stdio: "inherit",
    },
  )
  // Ctrl-C reaches the child as well; this process waits for its summary.
  process.on("SIGINT", () => undefined)
  process.on("SIGTERM", () => child.kill("SIGTERM"))
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}

/** A run that stopped before its end wrote no results, which counts as one failure. */
function readCounts(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 }
  const results = JSON.parse(fs.readFileSync(file, "utf8"))
  const brokenFiles = results.testResults.filter(
    (each) => each.status === "failed" && each.assertionResults.length === 0,
  ).length
  return { passed: results.numPassedTests, failed: results.numFailedTests + brokenFiles }
}

function report(message) {
  console.error(message)
  return 1
}
