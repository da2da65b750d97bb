/**
 * Packs every package into the directory that is named, or prints where the tarballs are. With --no-docs the server comes
 * without the pages of the documentation, in less time.
 */
import fs from "node:fs"
import path from "node:path"
import { packAll } from "./pack.mjs"

const words = process.argv.slice(2)
const unknown = words.find((word) => word.startsWith("--") && word !== "--no-docs")
if (unknown) {
  console.error(`Unknown option ${unknown}. Usage: npm run pack -- [DIR] [--no-docs]`)
  process.exit(2)
}
const started = performance.now()
const report = (line) =>
  console.error(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)
const directory = await packAll({ docs: !words.includes("--no-docs"), report })
const wanted = words[0]?.startsWith("--") ? words[1] : words[0]
if (!wanted) console.log(directory)
else copyTo(path.resolve(wanted))

function copyTo(target) {
  copyTarballs(directory, target)
  copyTarballs(path.join(directory, "plugins"), path.join(target, "plugins"))
  const scaffolder = fs.readdirSync(target).find((name) => name.startsWith("stheno-create-medusa-app"))
  console.error(`\nCreate a project from these packages:\n  npx ${path.join(target, scaffolder)} my-shop`)
}

/** Tarballs of other versions go: what reads the directory would find two of a package. */
function copyTarballs(from, target) {
  fs.mkdirSync(target, { recursive: true })
  const isTarball = (name) => /^stheno-.+\.tgz$/.test(name)
  const files = fs.readdirSync(from).filter(isTarball)
  for (const old of fs.readdirSync(target).filter((name) => isTarball(name) && !files.includes(name)))
    fs.rmSync(path.join(target, old))
  for (const file of files) {
    fs.copyFileSync(path.join(from, file), path.join(target, file))
    console.log(path.join(target, file))
  }
}
