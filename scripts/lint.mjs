// Oxlint and its type-aware rules look at everything while Prettier does. Each takes a core.
import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import path from "node:path"

const programOf = (name, file) =>
  path.join(path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file)

const programs = {
  Prettier: [programOf("prettier", "bin/prettier.cjs"), "--check", "."],
  Oxlint: [programOf("oxlint", "bin/oxlint"), "--type-aware"],
}

const unclean = []
await Promise.all(
  Object.entries(programs).map(async ([name, words]) => {
    const { code, text } = await run(words)
    process.stdout.write(text)
    if (code !== 0) unclean.push(name)
  }),
)
if (unclean.length > 0) {
  console.error(`${unclean.join(" and ")} found problems`)
  process.exit(1)
}

/** @returns {Promise<{ code: number | null, text: string }>} the exit code and what the program printed */
function run(words) {
  return new Promise((resolve, reject) => {
    let text = ""
    const child = spawn(process.execPath, words)
    child.stdout.on("data", (chunk) => (text += chunk))
    child.stderr.on("data", (chunk) => (text += chunk))
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, text }))
  })
}
