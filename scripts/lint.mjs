// Lints one part after the other: rules that know types keep every program that they looked at, and those of all parts
// together take more memory than a process has.
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const eslint = path.join(
  path.dirname(createRequire(import.meta.url).resolve("eslint/package.json")),
  "bin/eslint.js",
)
const packages = fs.readdirSync("packages").map((name) => [`packages/${name}`])
const parts = [...packages, ["checks", "bench", "torture", "scripts"], ["apps"], ["samples"]]

// A scaffolded project lints its files itself; the tests of the scaffolder run that.
const templates = ["--ignore-pattern", "packages/create-medusa-app/template*/"]

const unclean = parts.filter(
  (part) => spawnSync(process.execPath, [eslint, ...part, ...templates], { stdio: "inherit" }).status !== 0,
)
if (unclean.length > 0) {
  console.error(`Not clean: ${unclean.flat().join(", ")}`)
  process.exit(1)
}
