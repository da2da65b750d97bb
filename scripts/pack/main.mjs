/** Packs every package into the directory that is named, or says where the tarballs are. */
import fs from "node:fs"
import path from "node:path"
import { packAll } from "./pack.mjs"

const directory = await packAll()
const [wanted] = process.argv.slice(2)
if (!wanted) console.log(directory)
for (const file of wanted ? fs.readdirSync(directory).filter((name) => name.endsWith(".tgz")) : []) {
  fs.mkdirSync(wanted, { recursive: true })
  fs.copyFileSync(path.join(directory, file), path.join(wanted, file))
  console.log(path.join(wanted, file))
}
