import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { entityTypesFile, renderEntityTypes } from "./render-entity-types.ts"

await writeFile(entityTypesFile, renderEntityTypes())
console.log(`Wrote ${fileURLToPath(entityTypesFile)}`)
