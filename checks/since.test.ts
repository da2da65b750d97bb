import fs from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { isWrittenSource, readSources } from "./source-files.ts"

const root = path.join(import.meta.dirname, "..")

/** The parts of a version as a number that can be compared. */
function numberOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

test("nothing is said to exist since a version that does not", () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as {
    version: string
  }
  const named = readSources(root, isWrittenSource).flatMap(({ path: file, text }) =>
    [...text.matchAll(/@since (\d[\d.]*\d)/g)].map(([, since = ""]) => ({ file, since })),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(({ since }) => numberOf(since) > numberOf(version))).toEqual([])
})
