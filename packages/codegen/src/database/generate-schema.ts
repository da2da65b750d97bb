import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { generateSchema, schemaFile } from "./schema-file.ts"

await writeFile(schemaFile, await generateSchema())
console.log(`Wrote ${fileURLToPath(schemaFile)}`)
