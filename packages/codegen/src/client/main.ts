import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { operationMapFile, renderOperationMap } from "../operations/operation-map.ts"
import { renderClient } from "./render.ts"

await writeFile(operationMapFile, await renderOperationMap())
console.log(`Wrote ${fileURLToPath(operationMapFile)}`)

const folder = new URL("../../../js-client/src/", import.meta.url)
for (const [name, text] of await renderClient()) {
  await writeFile(new URL(name, folder), text)
  console.log(`Wrote packages/js-client/src/${name}`)
}
