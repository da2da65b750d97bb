import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { npm } from "./packages.mjs"
import { restoreOptions } from "./npm-options.mjs"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "stheno-npm-options-"))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const module = path.join(import.meta.dirname, "npm-options.mjs")
fs.writeFileSync(
  path.join(folder, "start.mjs"),
  `import { restoreOptions } from ${JSON.stringify(module)}
console.log(JSON.stringify(restoreOptions(process.argv.slice(2), process.env)))`,
)
const scripts = { start: "node start.mjs", other: "node start.mjs" }
fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "clone", scripts }))

/** What a script of npm makes of a command line. */
function run(line: string): unknown {
  const [program = "", ...first] = npm()
  const { stdout } = spawnSync(program, [...first, ...line.split(" ")], { cwd: folder, encoding: "utf8" })
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "")
}

it.each([
  ["start", []],
  ["start -- --storefront --port 9100", ["--storefront", "--port", "9100"]],
  ["start --storefront", ["--storefront"]],
  ["start --data-dir=shop worker", ["worker", "--data-dir", "shop"]],
  ["start --no-seed --api-only", ["--api-only", "--no-seed"]],
  ["start --port=9100 --host=0.0.0.0", ["--host", "0.0.0.0", "--port", "9100"]],
  ["start --no-storefront", []],
  ["run other --storefront", []],
])("reads npm %s", (line, words) => {
  expect(run(line)).toEqual({ words })
})

it("names the command where npm has separated an option from its value", () => {
  expect(run("start --storefront --data-dir shop")).toEqual({
    words: ["shop", "--storefront"],
    mistake:
      "npm reads --data-dir as its own option. Write -- before the options: npm start -- --storefront --data-dir FOLDER",
  })
})

it("does not read the environment of a program that npm did not start", () => {
  expect(restoreOptions(["--api-only"], { npm_config_storefront: "true" })).toEqual({ words: ["--api-only"] })
})
