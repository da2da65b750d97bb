import type { PageMeta } from "../content/page.ts"
import { markdownRoute } from "../layout/page-head.tsx"
import type { Navigation } from "../sidebars/resolve-sidebars.ts"
import { absolute, site } from "./site.ts"

/** A page and its Markdown. */
interface MarkdownPage {
  readonly page: PageMeta
  readonly markdown: string
}

/**
 * `llms.txt`: every page with its sentence, by area, and where the whole text is with its size.
 * @param bytes of `llms-full.txt`
 * @since 0.1
 */
export function listForModels(pages: readonly PageMeta[], navigation: Navigation, bytes: number): string {
  const sections = navigation.sidebars.map((area) => {
    const lines = pages
      .filter((page) => page.sidebar === area.name)
      .map((page) => `- [${page.title}](${absolute(markdownRoute(page.route))}): ${page.description}`)
    return `## ${area.title}\n\n${lines.join("\n")}`
  })
  const about = [
    `Every page is Markdown at its address with .md, or for requests with Accept: text/markdown.`,
    `All ${pages.length} pages in one file: [llms-full.txt](${absolute("/llms-full.txt")}), ${megabytes(bytes)} (${bytes} bytes).`,
    `The documentation and the API as tools for programs: npx stheno mcp, see ${absolute("/cli/mcp")}.`,
  ]
  return `# ${site.name}\n\n> ${site.tagline}\n\n${about.join("\n")}\n\n${sections.join("\n\n")}\n`
}

/**
 * `llms-full.txt`: the text of every page, each under its address.
 * @since 0.1
 */
export function wholeText(pages: readonly MarkdownPage[]): string {
  return pages
    .map(({ page, markdown }) => `<!-- ${absolute(page.route)} -->\n\n${markdown.trimEnd()}\n`)
    .join("\n---\n\n")
}

/**
 * `sitemap.xml`: the address of every page.
 * @since 0.1
 */
export function sitemapXml(pages: readonly PageMeta[]): string {
  const entries = pages.map(({ route }) => `<url><loc>${escapeXml(absolute(route))}</loc></url>`)
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`
}

/** Text as it may stand between tags and in attributes of XML. */
export function escapeXml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" })[char]!,
  )
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
