// Lints each part in a separate process: rules that know types keep every program they have looked at, and all parts
// together take more memory than a process has. Prettier looks at everything beside them. Two run at a time.
import { spawn } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const programOf = (name, file) =>
  path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file)
const eslint = programOf("eslint", "bin/eslint.js")
const prettier = programOf("prettier", "bin/prettier.cjs")
const packages = fs.readdirSync("packages").map((name) => [`packages/${name}`])
// The slowest first, so that none is left alone at the end
const parts = [
  ["packages/core"],
  ["apps"],
  ["checks", "bench", "torture", "scripts"],
  ["samples"],
  ...packages.filter(([name]) => name !== "packages/core"),
]

// A scaffolded project lints its files itself; the tests of the scaffolder run that.
const templates = ["--ignore-pattern", "packages/create-medusa-app/template*/"]

// What ESLint leaves to Prettier takes one core as long as a part.
const waiting = [[prettier, "--check", "."], ...parts.map((part) => [eslint, ...part, ...templates])]
const unclean = []
await Promise.all([lane(), lane()])
if (unclean.length > 0) {
  console.error(`Not clean: ${unclean.map((part) => part.slice(1).join(" ")).join(", ")}`)
  process.exit(1)
}

async function lane() {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const { code, text } = await run(part)
    process.stdout.write(text)
    if (code !== 0) unclean.push(part)
  }
}

/** @returns {Promise<{ code: number | null, text: string }>} the exit code and what the program printed */
function run(part) {
  return new Promise((resolve, reject) => {
    let text = ""
    const child = spawn(process.execPath, part)
    child.stdout.on("data", (chunk) => (text += chunk))
    child.stderr.on("data", (chunk) => (text += chunk))
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, text }))
  })
}
