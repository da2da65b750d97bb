import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "../..")

/** What creates the store, and what buys in it. Changes of the storefront and the server have other tests. */
const folders = [
  "checks/complete-store",
  "packages/create-medusa-app/src",
  "packages/create-medusa-app/template",
  "plugins/file-s3/src",
  "plugins/payment-stripe/src",
]

/** A digest of the files that decide whether the check passes. A result with another digest is out of date. */
export function digestOfSources(): string {
  const hash = createHash("sha256")
  for (const file of folders.flatMap(filesBelow)) {
    hash.update(`${file}\n`)
    hash.update(fs.readFileSync(path.join(root, file)))
  }
  return hash.digest("hex").slice(0, 16)
}

/** The files below a folder, without tests and without what is written by a tool. */
function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$|^result\.json$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((file) => !file.includes("/src/testing/") && !file.includes("/node_modules/"))
    .toSorted()
}
