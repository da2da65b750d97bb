/** What npm runs in a package before it packs it: builds the package and those of ours that it is made from. */
import fs from "node:fs"
import path from "node:path"
import { buildPackage, docsPagesFile, manifestOf, packages, root, writeDocsPages } from "./build-package.mjs"
import { typesOf } from "./pack.mjs"

const wanted = path.basename(process.cwd())
const types = {}
for (const name of Object.keys(packages)) {
  const folder = path.join(root, "packages", name)
  const { name: full } = manifestOf(name)
  const { dependencies = {}, peerDependencies = {} } = manifestOf(wanted)
  const isNeeded = name === wanted || Object.hasOwn({ ...dependencies, ...peerDependencies }, full)
  if (isNeeded) await buildPackage(name, path.join(folder, "dist"), types)
  Object.assign(types, typesOf(name, folder))
}
if (wanted === "server") await writeDocsPages(path.join(root, "packages/server/dist", docsPagesFile))
fs.copyFileSync(path.join(root, "LICENSE"), path.join(root, "packages", wanted, "LICENSE"))
