import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

/** Runs the same tool as `npm run dead-exports` on a small project. */
function deadExportsOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "stheno-knip-"))
  try {
    mkdirSync(join(folder, "src"))
    writeFileSync(
      join(folder, "package.json"),
      '{ "name": "fixture", "type": "module", "main": "src/index.ts" }',
    )
    writeFileSync(join(folder, "tsconfig.json"), "{}")
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "src", name), text)
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
    const knip = join(root, "node_modules/knip/bin/knip.js")
    return execFileSync(process.execPath, [knip, "--no-progress"], { cwd: folder, encoding: "utf8" })
  } catch (error) {
    return (error as { stdout: string }).stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test("an export that nobody uses is found", () => {
  const report = deadExportsOf({
    "index.ts": 'import { used } from "./a.ts"\nconsole.log(used)\n',
    "a.ts": "export const used = 1\nexport const forgotten = 2\n",
  })
  expect(report).toContain("forgotten")
  expect(report).not.toMatch(/^used\b/m)
})

test("a project where everything is used is clean", () => {
  const report = deadExportsOf({
    "index.ts": 'import { used } from "./a.ts"\nconsole.log(used)\n',
    "a.ts": "export const used = 1\n",
  })
  expect(report.trim()).toBe("")
})
