/**
 * Whether a request asks for Markdown rather than for a page of HTML: programs do, browsers do not.
 * @param accept the header, if there is one
 * @source RFC 9110 §12.5.1
 * @since 0.1
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const markdown = weightOf("text/markdown", accept)
  return markdown > 0 && markdown >= weightOf("text/html", accept)
}

/** Only what is named counts: a browser's `*\/*` asks for no Markdown. */
function weightOf(type: string, accept = ""): number {
  for (const entry of accept.split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase())
    if (name !== type) continue
    const quality = parameters.find((parameter) => parameter.startsWith("q="))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    return Number.isNaN(weight) ? 0 : weight
  }
  return 0
}

/**
 * Where the Markdown twin of a page lies: `/a/b` has `/a/b.md`, the first page `/index.md`.
 * @param path of the page, without a query
 * @returns undefined where the address names a file
 * @since 0.1
 */
export function markdownTwin(path: string): string | undefined {
  const route = path.replace(/\/+$/, "")
  if (/\.[a-z\d]+$/i.test(route)) return undefined
  return route === "" ? "/index.md" : `${route}.md`
}
