import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { site } from "./site.ts"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const link = /href="\/source\/([^"#]+)\.htm#L\d+"/g

/**
 * Writes the source files that pages lead to, as plain pages with an anchor for every line, so that a reference can be
 * followed to its line in every copy of the site.
 * @param out the folder of the site
 * @since 0.1
 */
export function writeSources(out: string, pages: readonly string[]): void {
  const files = new Set(pages.flatMap((html) => [...html.matchAll(link)].map(([, file]) => file!)))
  for (const file of files) {
    const target = join(out, "source", `${file}.htm`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, sourceHtml(file))
  }
}

/** A source file as a page: a bar that leads back to the documentation, the path, and the lines. */
export function sourceHtml(file: string): string {
  const lines = readFileSync(join(repository, file), "utf8").trimEnd().split("\n")
  const rows = lines.map((line, i) => `<i id="L${i + 1}">${escaped(line)}</i>`)
  const original = site.repository
    ? ` <a href="${site.repository}/blob/${site.branch}/${escaped(file)}">In the repository</a>`
    : ""
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>${escaped(file)} · ${site.name}</title><style>${style}</style>
<header><a href="/">${site.name} documentation</a>${original}</header>
<main><h1>${escaped(file).replaceAll("/", "/<wbr>")}</h1><pre tabindex="0">${rows.join("\n")}</pre></main></html>`
}

const style = `:root{color-scheme:light dark;--ground:light-dark(#fdfdfb,#0d1311);--ink:light-dark(#14201b,#e8efeb);--faint:light-dark(#5f6c65,#8a9990);--mark:light-dark(#e4f3ed,#12302a);--line:light-dark(#e1e6de,#233029);--link:light-dark(#0b6b57,#57d3b2)}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.6 ui-monospace,Menlo,Consolas,monospace}
header{position:sticky;top:0;display:flex;gap:24px;padding:14px 24px;border-bottom:1px solid var(--line);background:var(--ground);font:15px/1.5 system-ui,sans-serif}
a{color:var(--link)}main{padding:8px 24px 40px}
h1{font-size:15px}pre{counter-reset:l;overflow-x:auto}i{font-style:normal;counter-increment:l;display:inline-block;min-width:100%}
i::before{content:counter(l);display:inline-block;width:44px;margin-right:16px;text-align:right;color:var(--faint)}
i:target{background:var(--mark);scroll-margin-top:30vh}`

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}
