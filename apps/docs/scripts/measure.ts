import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { editPage } from "./measure/edit-page.ts"
import { runBuild, type Build } from "./measure/run-build.ts"

// Measures what writers wait for, and fails where a budget is missed. Usage: npm run measure -w @stheno/docs

/** Seconds and bytes. @source decision 0031 */
const budgets = { cold: 120, warm: 40, memory: 1.5e9, edit: 1 }

const cache = fileURLToPath(new URL("../.cache/", import.meta.url))
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, "measure-"))
try {
  const cold = await runBuild(folder)
  print("whole site, nothing cached", cold, budgets.cold)
  const warm = await runBuild(folder)
  print("whole site, all articles cached", warm, budgets.warm)
  const edit = await editPage(5)
  console.log(
    `${edit.toFixed(2).padStart(7)} s            one page's edit in development (${budgets.edit} s)`,
  )
  const isWithin =
    cold.seconds <= budgets.cold &&
    warm.seconds <= budgets.warm &&
    Math.max(cold.memory, warm.memory) <= budgets.memory &&
    edit <= budgets.edit
  console.log(isWithin ? "within the budgets" : "a budget is missed")
  process.exitCode = isWithin ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function print(what: string, { seconds, memory }: Build, limit: number): void {
  const megabytes = `${(memory / 1e6).toFixed(0)} MB`.padStart(8)
  console.log(
    `${seconds.toFixed(1).padStart(7)} s ${megabytes}   ${what} (${limit} s, ${budgets.memory / 1e6} MB)`,
  )
}
