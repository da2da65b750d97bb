import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, expect, it } from "vitest"
import { needsDocs } from "./docs.mjs"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-docs-"))
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function write(file: string, seconds: number) {
  const place = path.join(root, file)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, "")
  fs.utimesSync(place, seconds, seconds)
}

it("builds the documentation unless a complete one is newer than what it is made of", () => {
  write("apps/docs/content/index.mdx", 1_000)
  expect(needsDocs(root)).toBe(true)
  // The build was stopped before the search was ready.
  write("apps/docs/dist/index.html", 2_000)
  expect(needsDocs(root)).toBe(true)
  write("apps/docs/dist/.complete", 2_000)
  expect(needsDocs(root)).toBe(false)
  // Tests write down which samples ran.
  write("samples/.cache/verified.json", 3_000)
  expect(needsDocs(root)).toBe(false)
  write("CHANGELOG.md", 3_000)
  expect(needsDocs(root)).toBe(true)
})
