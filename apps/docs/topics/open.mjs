// Lists the topics of v1's pages that are not covered yet. Usage: node apps/docs/topics/open.mjs [BEGINNING OF A PATH]
import { readFileSync } from "node:fs"

const [beginning = "/"] = process.argv.slice(2)
const pages = JSON.parse(readFileSync(new URL("topics.json", import.meta.url), "utf8"))
let count = 0
for (const [page, places] of Object.entries(pages)) {
  const open = Object.keys(places).filter((topic) => places[topic] === null)
  if (!page.startsWith(beginning) || open.length === 0) continue
  count += open.length
  console.log(`${page}\n${open.map((topic) => `  ${topic}\n`).join("")}`)
}
console.log(`${count} topics are open`)
