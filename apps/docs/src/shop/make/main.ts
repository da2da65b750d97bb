import { cpSync, rmSync } from "node:fs"
import { endWithParent } from "../../site/run-part.ts"
import { makeShopFiles } from "./make-files.ts"

endWithParent()
const [out = "", cache = ""] = process.argv.slice(2)
const made = await makeShopFiles(cache)
rmSync(out, { recursive: true, force: true })
cpSync(made, out, { recursive: true })
// PGlite leaves something open.
process.exit(0)
