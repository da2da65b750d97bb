import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { countPlaces, loosePlaces, type Looseness } from "./type-looseness.ts"

const core = path.join(import.meta.dirname, "../packages/core")

/**
 * What is left in the core, tests not counted. The numbers may only go down: lower them with the code. Each place has a
 * comment that says why the compiler does not know what the code knows.
 */
const left: Looseness = { anyAccesses: 0, casts: 87, nonNull: 105, silent: 0 }

test("the core leaves the types nowhere more often than it did", () => {
  const places = loosePlaces(core)
  expect(places.filter(([kind]) => kind === "silent" || kind === "anyAccesses")).toEqual([])
  expect(countPlaces(places)).toEqual(left)
}, 300_000)

test("each way to leave the types is counted, and `as const` and tests are not", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "looseness-"))
  fs.mkdirSync(path.join(folder, "src"))
  fs.writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ include: ["src"] }))
  const code =
    "declare const a: any, b: string | null\nexport const all = [a.x, b!, b as string, 1 as const]\n" +
    "// Never null here.\nexport const some = [b!]\nexport const more = [\n  b!, // never null\n  b!,\n]\n"
  fs.writeFileSync(path.join(folder, "src/one.ts"), code)
  fs.writeFileSync(path.join(folder, "src/one.test.ts"), code)
  const places = loosePlaces(folder)
  fs.rmSync(folder, { recursive: true })
  expect(places).toEqual([
    ["anyAccesses", "one.ts:2"],
    ["nonNull", "one.ts:2"],
    ["silent", "one.ts:2"],
    ["casts", "one.ts:2"],
    ["silent", "one.ts:2"],
    ["nonNull", "one.ts:4"],
    ["nonNull", "one.ts:6"],
    ["nonNull", "one.ts:7"],
    ["silent", "one.ts:7"],
  ])
}, 300_000)
