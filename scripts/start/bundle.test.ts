import { execFile } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { expect, it, onTestFinished, vi } from "vitest"
import { bundle, needsBundle, removeStale } from "./bundle.mjs"

const beforeYesterday = new Date(Date.now() - 2 * 24 * 3_600_000)

it("removes chunks of bundles before yesterday, and nothing else", () => {
  const folder = temporaryFolder()
  const dist = path.join(folder, "dist")
  fs.mkdirSync(dist)
  const old = [
    "chunk-AAAAAAA1.js",
    "chunk-AAAAAAA1.js.map",
    "start-BBBBBBB2.js",
    "index.js",
    "index.js.4711.new",
    "chunk-CCCCCCC3.js",
  ]
  for (const name of [...old, "chunk-DDDDDDD4.js"]) fs.writeFileSync(path.join(dist, name), "")
  for (const name of old) fs.utimesSync(path.join(dist, name), beforeYesterday, beforeYesterday)
  removeStale(folder, ["dist/index.js", "dist/chunk-CCCCCCC3.js"])
  expect(fs.readdirSync(dist)).toEqual(["chunk-CCCCCCC3.js", "chunk-DDDDDDD4.js", "index.js"])
})

it("removes the rest when another process removes some of the chunks at the same time", () => {
  const folder = temporaryFolder()
  const dist = path.join(folder, "dist")
  fs.mkdirSync(dist)
  const names = ["chunk-AAAAAAA1.js", "chunk-BBBBBBB2.js"]
  for (const name of names) fs.writeFileSync(path.join(dist, name), "")
  for (const name of names) fs.utimesSync(path.join(dist, name), beforeYesterday, beforeYesterday)
  const { readdirSync } = fs
  const spy = vi.spyOn(fs, "readdirSync").mockImplementationOnce((directory) => {
    const found = readdirSync(directory)
    fs.rmSync(path.join(dist, names[0]))
    return found as never
  })
  onTestFinished(() => spy.mockRestore())
  removeStale(folder, [])
  expect(readdirSync(dist)).toEqual([])
})

it("keeps files whole for a process that reads them while two processes bundle", async () => {
  const root = temporaryFolder()
  for (const file of sources) write(path.join(root, file), "export const sold = 1\n")
  for (const folder of new Set(sources.map((file) => file.split("/src/")[0])))
    write(path.join(root, `${folder}/package.json`), "{}")
  expect(await bundle(root)).toBe(true)
  expect([needsBundle(root), await bundle(root)]).toEqual([false, false])
  const bundled = path.join(root, "packages/server/dist/index.js")
  const before = fs.readFileSync(bundled, "utf8")
  const reader = fs.openSync(bundled, "r")
  onTestFinished(() => fs.closeSync(reader))

  write(path.join(root, "packages/server/src/index.ts"), "export const sold = 'all of them'\n")
  await Promise.all([bundleInProcess(root), bundleInProcess(root)])
  expect(needsBundle(root)).toBe(false)
  expect(fs.readFileSync(reader, "utf8")).toBe(before)
  expect(fs.readFileSync(bundled, "utf8")).toContain("all of them")
  expect(fs.readdirSync(path.dirname(bundled)).filter((name) => name.endsWith(".new"))).toEqual([])
})

const sources = [
  "packages/core/src/index.ts",
  "packages/core/src/host.ts",
  ...["cache", "event-bus", "inventory", "migrations", "pricing", "product", "stock-location"].map(
    (name) => `packages/core/src/modules/${name}.ts`,
  ),
  "packages/demo-shop/src/index.ts",
  "packages/create-medusa-app/src/index.ts",
  "packages/admin/src/extensions/index.ts",
  "packages/admin/src/build/index.ts",
  "packages/server/src/index.ts",
  "packages/server/src/cli.ts",
  "packages/server/src/modules.ts",
]

function bundleInProcess(root: string) {
  const program = `import { bundle } from ${JSON.stringify(new URL("bundle.mjs", import.meta.url).href)}
await bundle(${JSON.stringify(root)})`
  return promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program])
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-bundle-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}
