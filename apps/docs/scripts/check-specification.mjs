#!/usr/bin/env node
// Runs the specification's check over the built site. Usage: node scripts/check-specification.mjs CHECKER [DIST]
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const [checker, dist = fileURLToPath(new URL("../dist", import.meta.url))] = process.argv.slice(2)
if (!checker) {
  console.error("usage: check-specification.mjs CHECKER [DIST]")
  process.exit(2)
}
const report = runChecker()
if (!report) process.exit(1)
const { problems } = report
for (const { area, what } of problems) console.error(`${area}: ${what}`)
console.log(`specification: ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0

/** The check ends with 1 when it finds problems; only a missing report means that it did not run. */
function runChecker() {
  const directory = mkdtempSync(join(tmpdir(), "stheno-docs-"))
  try {
    const file = join(directory, "report.json")
    const words = [checker, dist, "--json", file]
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" })
    if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"))
    console.error(`${stdout}${stderr}The check ended without a report.`)
    return undefined
  } finally {
    rmSync(directory, { recursive: true })
  }
}
