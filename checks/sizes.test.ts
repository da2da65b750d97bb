import { join } from "node:path"
import { expect, test } from "vitest"
import { measureSizes, type Exceptions } from "./sizes.ts"
import { isWrittenSource, readSources } from "./source-files.ts"

const exceptions: Exceptions = {
  "packages/core/src/platform/database/default-currencies.ts": "a table of all currencies",
  "packages/core/src/platform/database/default-countries.ts": "a table of all countries",
  "packages/core/src/enums.ts": "a table of all enumerations and their members",
  "plugins/testing/plugin-pages.ts": "a table of all pages of plugins and what their readers need",
}

/** Migrations, and the scripts of the user guide, which are read from top to bottom as tests are. */
const unmeasured = /\/migrations\/|^apps\/docs\/user-guide\/(?!driver\/)/

test("no file and no function is longer than the house style allows", () => {
  const sources = readSources(join(import.meta.dirname, ".."), isWrittenSource).filter(
    ({ path }) => !unmeasured.test(path),
  )
  const { oversized, functions, files } = measureSizes(sources, exceptions)
  console.log(`functions p50/p90/max ${functions.join("/")} lines, files ${files.join("/")} lines`)
  expect(oversized).toEqual([])
})

test("a long file and a long function are found", () => {
  const long = `export function tooLong() {\n${"  work()\n".repeat(60)}}\n`
  const report = measureSizes([{ path: "packages/a/src/b.ts", text: long.repeat(7) }], {})
  expect(report.oversized[0]).toEqual({ name: "packages/a/src/b.ts", lines: 434 })
  expect(report.oversized[1]).toEqual({ name: "packages/a/src/b.ts#tooLong", lines: 62 })
})

test("an exception covers what it names and nothing else", () => {
  const text = "x\n".repeat(401)
  const sources = ["a.ts", "b.ts"].map((path) => ({ path, text }))
  expect(measureSizes(sources, { "a.ts": "a table" }).oversized).toEqual([{ name: "b.ts", lines: 401 }])
})
