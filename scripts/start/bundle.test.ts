import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it } from "vitest"
import { removeStale } from "./bundle.mjs"

it("removes chunks of bundles before yesterday, and nothing else", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-bundle-"))
  const dist = path.join(folder, "dist")
  fs.mkdirSync(dist)
  const old = [
    "chunk-AAAAAAA1.js",
    "chunk-AAAAAAA1.js.map",
    "start-BBBBBBB2.js",
    "index.js",
    "chunk-CCCCCCC3.js",
  ]
  for (const name of [...old, "chunk-DDDDDDD4.js"]) fs.writeFileSync(path.join(dist, name), "")
  const before = new Date(Date.now() - 2 * 24 * 3_600_000)
  for (const name of old) fs.utimesSync(path.join(dist, name), before, before)
  removeStale(folder, ["dist/index.js", "dist/chunk-CCCCCCC3.js"])
  expect(fs.readdirSync(dist)).toEqual(["chunk-CCCCCCC3.js", "chunk-DDDDDDD4.js", "index.js"])
  fs.rmSync(folder, { recursive: true })
})
