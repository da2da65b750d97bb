import { cpSync, rmSync } from "node:fs"
import { makeShopFiles } from "./make-files.ts"

// In a separate process: the build of the pages keeps its memory, and the shop needs nearly as much.
const [out = "", cache = ""] = process.argv.slice(2)
const made = await makeShopFiles(cache)
rmSync(out, { recursive: true, force: true })
cpSync(made, out, { recursive: true })
// PGlite leaves something open.
process.exit(0)
