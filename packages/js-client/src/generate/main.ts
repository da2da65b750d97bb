import { writeFile } from "node:fs/promises"
import { renderClient } from "./render.ts"

const folder = new URL("../", import.meta.url)
for (const [name, text] of await renderClient()) {
  await writeFile(new URL(name, folder), text)
  console.log(`Wrote packages/js-client/src/${name}`)
}
