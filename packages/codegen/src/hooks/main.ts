import { writeFile } from "node:fs/promises"
import { renderHooks } from "./render.ts"

const folder = new URL("../../../medusa-react/src/", import.meta.url)
for (const [name, text] of await renderHooks()) {
  await writeFile(new URL(name, folder), text)
  console.log(`Wrote packages/medusa-react/src/${name}`)
}
