import { prefersMarkdown } from "@stheno/server/internal/files/prefers-markdown.ts"

/** A page that is asked for, and in which form. */
export interface Asked {
  readonly route: string
  readonly form: "html" | "markdown"
}

/**
 * What a request to the development server asks for, by the rules of the served site: `.md` is the Markdown twin of a page,
 * and so is a page for `Accept: text/markdown`.
 * @returns undefined when it is not a page, e.g. for a script
 * @since 0.1
 */
export function asksFor(path: string, accept: string | undefined): Asked | undefined {
  const [, twin] = /^(\/.*)\.md$/.exec(path) ?? []
  if (twin !== undefined) return { route: twin === "/index" ? "/" : twin, form: "markdown" }
  if (prefersMarkdown(accept)) return { route: path, form: "markdown" }
  return accept?.includes("text/html") ? { route: path, form: "html" } : undefined
}
