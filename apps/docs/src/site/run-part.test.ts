import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, expect, it } from "vitest"
import { buildProgress, continueProgress } from "./build-progress.ts"
import { BuildPartError, runPart } from "./run-part.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stheno-build-part-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function part(code: string): URL {
  const file = join(folder, "part.mjs")
  writeFileSync(file, code)
  return pathToFileURL(file)
}

it("runs a part of the build in another process", async () => {
  const out = join(folder, "pid")
  await runPart(part(`import fs from "node:fs"; fs.writeFileSync(process.argv[2], String(process.pid))`), [
    out,
  ])
  expect(Number(readFileSync(out, "utf8"))).not.toBe(process.pid)
  expect(Number(readFileSync(out, "utf8"))).toBeGreaterThan(0)
})

it("fails with what the part has said", async () => {
  const program = part(`console.error("glossary.mdx has no title"); process.exitCode = 1`)
  await expect(runPart(program, [])).rejects.toThrow(new BuildPartError("glossary.mdx has no title"))
})

it("continues the progress of another process", () => {
  const dist = join(folder, "dist")
  buildProgress(dist).step("Rendering pages", { done: 0, total: 7 })
  continueProgress(dist).step("Building the search index")
  expect(JSON.parse(readFileSync(`${dist}.progress.json`, "utf8"))).toMatchObject({
    pid: process.pid,
    step: "Building the search index",
    total: 7,
  })
})
