import type { PageMeta } from "../content/page.ts"

/** An alias is the address of a page, or two pages claim it. */
export class AliasError extends Error {}

/**
 * The addresses that lead to pages without being theirs.
 * @returns alias → address of the page
 * @throws AliasError naming every alias that is taken
 * @since 0.1
 */
export function redirectsOf(pages: readonly PageMeta[]): Readonly<Record<string, string>> {
  const routes = new Set(pages.map(({ route }) => route))
  const redirects: Record<string, string> = {}
  const taken: string[] = []
  for (const { aliases = [], route } of pages)
    for (const alias of aliases) {
      if (routes.has(alias) || alias in redirects) taken.push(`${alias} of ${route}`)
      redirects[alias] = route
    }
  if (taken.length > 0) throw new AliasError(`aliases that are taken: ${taken.join(", ")}`)
  return redirects
}

/**
 * The page at an alias: browsers follow it automatically, other clients find the link.
 * @since 0.1
 */
export function redirectHtml(to: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${to}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><h1>Moved</h1><p>This page is at <a href="${to}">${to}</a>.</p></body></html>`
}
