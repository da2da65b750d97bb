/**
 * Runs the tests of the API behind PgBouncer in transaction mode:
 *   npm run pooled            those that CI runs
 *   npm run pooled -- --all   all of them, and keeps the result in checks/pooled.json
 */
import { spawnSync } from "node:child_process"
import path from "node:path"
import { pooledFolders } from "./pooled-folders.ts"
import { recordSteps } from "./steps.ts"

const root = path.resolve(import.meta.dirname, "..")
const commerce = "packages/core/src/commerce"

if (process.argv.includes("--all")) await runAll()
else process.exitCode = run(pooledFolders.map((folder) => `${commerce}/${folder}/`))

async function runAll(): Promise<void> {
  const { step, finish } = recordSteps(path.join(import.meta.dirname, "pooled.json"))
  const code = await step("every test of the API behind PgBouncer", () => run([`${commerce}/`]))
  finish(code === 0 ? "passed" : "failed")
}

/** @returns the exit code */
function run(folders: readonly string[]): number {
  const words = ["scripts/vitest.mjs", "--project", "engine", ...folders]
  const env = { ...process.env, TEST_POOLER: "pgbouncer" }
  return spawnSync(process.execPath, words, { cwd: root, stdio: "inherit", env }).status ?? 1
}
