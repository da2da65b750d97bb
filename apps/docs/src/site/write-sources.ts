import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const link = /href="\/source\/([^"#]+)\.htm#L\d+"/g

/**
 * Writes the source files that pages lead to, as plain pages with an anchor for every line, so that a reference can be
 * followed to its line in every copy of the site.
 * @param out the folder of the site
 * @since 0.2
 */
export function writeSources(out: string, pages: readonly string[]): void {
  const files = new Set(pages.flatMap((html) => [...html.matchAll(link)].map(([, file]) => file!)))
  for (const file of files) {
    const target = join(out, "source", `${file}.htm`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, sourceHtml(file))
  }
}

/** A source file as a page. */
export function sourceHtml(file: string): string {
  const lines = readFileSync(join(repository, file), "utf8").trimEnd().split("\n")
  const rows = lines.map((line, i) => `<i id="L${i + 1}">${escaped(line)}</i>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>${escaped(file)}</title><style>${style}</style>
<h1>${escaped(file)}</h1><pre>${rows.join("\n")}</pre></html>`
}

const style = `:root{color-scheme:light dark;--ground:light-dark(#fdfdfb,#0d1311);--ink:light-dark(#14201b,#e8efeb);--faint:light-dark(#5f6c65,#8a9990);--mark:light-dark(#e4f3ed,#12302a)}
body{margin:24px;background:var(--ground);color:var(--ink);font:14px/1.6 ui-monospace,Menlo,Consolas,monospace}
h1{font-size:15px}pre{counter-reset:l;overflow-x:auto}i{font-style:normal;counter-increment:l;display:inline-block;min-width:100%}
i::before{content:counter(l);display:inline-block;width:44px;margin-right:16px;text-align:right;color:var(--faint)}
i:target{background:var(--mark);scroll-margin-top:30vh}`

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}
