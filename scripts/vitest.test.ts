import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { reportersFor } from "./vitest.mjs"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-vitest-"))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Runs the test files of a folder as `npm test` runs the test files of the repository. */
async function run(source: string): Promise<{ code: number | null; text: string }> {
  fs.writeFileSync(path.join(folder, "a.test.mjs"), source)
  const { CI: _, VITEST: __, ...env } = process.env
  const program = path.join(import.meta.dirname, "vitest.mjs")
  const child = spawn(process.execPath, [program, "--root", folder, "--globals"], { env })
  let text = ""
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve))
  return { code, text }
}

it("names no file that is gone when the tests end", async () => {
  const { code, text } = await run(`it("works", () => undefined)`)
  expect([code, text]).toEqual([0, expect.stringMatching(/Tests .*1 passed/)])
  expect(text).not.toContain("results.json")
})

it("fails when a test fails", async () => {
  const { code, text } = await run(`it("works", () => expect(1).toBe(2))`)
  expect([code, text]).toEqual([1, expect.stringMatching(/Tests .*1 failed/)])
})

it("writes down which samples ran, in the repository only", () => {
  const namesFor = (...words: string[]) => reportersFor(words).map((file) => path.basename(file))
  expect(namesFor("--project", "samples")).toEqual([
    "default",
    "results-reporter.mjs",
    "verified-reporter.ts",
  ])
  expect(namesFor("--root", "plugins")).toEqual(["default", "results-reporter.mjs"])
})
