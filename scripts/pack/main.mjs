/**
 * Packs every package into the directory that is named, or says where the tarballs are. With --no-docs the server comes
 * without the pages of the documentation, in less time.
 */
import fs from "node:fs"
import path from "node:path"
import { packAll } from "./pack.mjs"

const words = process.argv.slice(2)
const directory = await packAll({ docs: !words.includes("--no-docs") })
const wanted = words.find((word) => !word.startsWith("--"))
if (!wanted) console.log(directory)
for (const file of wanted ? fs.readdirSync(directory).filter((name) => name.endsWith(".tgz")) : []) {
  fs.mkdirSync(wanted, { recursive: true })
  fs.copyFileSync(path.join(directory, file), path.join(wanted, file))
  console.log(path.join(wanted, file))
}
