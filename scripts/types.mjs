import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { createRequire } from "node:module"
import { fileURLToPath } from "node:url"

// TypeScript 7 checks the same rules as 6 in a third of the time. The documentation and the declarations of
// packages use 6, because 7 has no programming interface yet.
const root = fileURLToPath(new URL("..", import.meta.url))
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve("typescript-7/package.json")),
  "bin/tsc",
)
const programs = ["tsconfig.check.json", "tsconfig.check-hooks.json", "samples/tsconfig.json"]
const waiting = process.argv.length > 2 ? process.argv.slice(2) : projects()
let failed = 0

const lanes = Math.max(1, Math.min(os.availableParallelism(), 4))
await Promise.all(Array.from({ length: lanes }, lane))
process.exit(failed > 0 ? 1 : 0)

/**
 * What to check, the longest first. Folders with the same options are one program, because most of them read the sources
 * of the core: a separate program takes about ten times as long.
 */
function projects() {
  const covered = programs.flatMap((file) => {
    const { include } = JSON.parse(fs.readFileSync(path.join(root, file), "utf8"))
    return include.map((part) => path.posix.join(path.posix.dirname(file), part))
  })
  const isCovered = (folder) => covered.some((part) => part === folder || part.startsWith(`${folder}/`))
  const folders = []
  for (const parent of ["apps", "packages", "samples"])
    for (const name of fs.readdirSync(path.join(root, parent))) folders.push(`${parent}/${name}`)
  // Their types import the packages of services, which are installed separately.
  if (fs.existsSync(path.join(root, "plugins/node_modules"))) folders.push("plugins")
  const alone = folders.filter(
    (folder) => fs.existsSync(path.join(root, folder, "tsconfig.json")) && !isCovered(folder),
  )
  return [...alone, ...programs]
}

async function lane() {
  for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
    const { code, text } = await check(folder)
    process.stdout.write(text)
    if (code === 0) continue
    failed++
    console.log(`The types of ${folder} have errors`)
  }
}

function check(folder) {
  return new Promise((resolve, reject) => {
    let text = ""
    const child = spawn(process.execPath, [compiler, "-p", folder, "--pretty", "false"], { cwd: root })
    child.stdout.on("data", (chunk) => (text += chunk))
    child.stderr.on("data", (chunk) => (text += chunk))
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, text }))
  })
}
