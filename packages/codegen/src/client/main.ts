import { writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { renderOperationTypes } from "../operations/operation-map.ts"
import { renderClient } from "./render.ts"

for (const { file, text } of await renderOperationTypes()) {
  await writeFile(file, text)
  console.log(`Wrote ${fileURLToPath(file)}`)
}

const folder = new URL("../../../js-client/src/", import.meta.url)
for (const [name, text] of await renderClient()) {
  await writeFile(new URL(name, folder), text)
  console.log(`Wrote packages/js-client/src/${name}`)
}
