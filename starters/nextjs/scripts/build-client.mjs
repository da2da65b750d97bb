// Inside the Stheno repository, the client is a link to its package, whose dist folder is not committed. A project that
// was created from this starter installs the published package, and this script does nothing.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { fileURLToPath } from "node:url"

const client = fileURLToPath(new URL("../../../packages/js-client/", import.meta.url))
const source = `${client}scripts/build.mjs`

if (fs.existsSync(source) && isStale()) execFileSync(process.execPath, [source], { stdio: "inherit" })

/** Whether a source file is newer than the built client. */
function isStale() {
  const built = `${client}dist/store.js`
  if (!fs.existsSync(built)) return true
  const builtAt = fs.statSync(built).mtimeMs
  return fs
    .readdirSync(`${client}src`, { recursive: true, withFileTypes: true })
    .some((entry) => entry.isFile() && fs.statSync(`${entry.parentPath}/${entry.name}`).mtimeMs > builtAt)
}
