import { cpSync } from "node:fs"
import { makeShopFiles } from "./make-files.ts"

// Beside the build of the pages, in a process of its own: each takes one core.
const [out = "", cache = ""] = process.argv.slice(2)
cpSync(await makeShopFiles(cache), out, { recursive: true })
// PGlite leaves something open.
process.exit(0)
