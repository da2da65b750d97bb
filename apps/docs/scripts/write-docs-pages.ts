import "./production.ts"
import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { brotliCompressSync, constants } from "node:zlib"
import { articleRenderer } from "@stheno/docs/internal/article/render-article.ts"
import { collect, renderAll } from "@stheno/docs/internal/site/collect.ts"
import { docsPages } from "@stheno/docs/internal/site/docs-pages.ts"

/** Writes all pages as text into the named file, compressed. The packed server includes it for `stheno mcp`. */
const [target] = process.argv.slice(2)
if (!target) throw new Error("Name the file to write, e.g. docs-pages.json.br")
const cache = fileURLToPath(new URL("../.cache/articles", import.meta.url))
const { pages, navigation } = collect()
const articles = await renderAll(pages, articleRenderer(cache), (done) => {
  if (done % 100 === 0) console.log(`${done} of ${pages.length} pages`)
})
const finished = pages.map(({ meta }, i) => ({ page: meta, article: articles[i]! }))
const text = Buffer.from(JSON.stringify(docsPages(finished, navigation)))
// the highest quality takes ten times as long for a tenth of the size
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
writeFileSync(resolve(target), brotliCompressSync(text, { params }))
