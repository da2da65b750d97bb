import { createHash } from "node:crypto"
import fs from "node:fs"

/** What is written into the page of the dashboard. */
export interface PageOptions {
  /** path of the dashboard: begins with a slash and ends without one; empty for `/` */
  readonly path: string
  /** whether extensions may add `<style>` elements, as CSS-in-JS libraries do */
  readonly allowsInlineStyles: boolean
  /** address of the API; the server that sends the page, if this is left out */
  readonly backend?: string
}

/**
 * Reads the page of the dashboard and writes into it where it is and where the API is.
 * @returns undefined while the dashboard is not built yet
 * @since 0.1
 */
export function readPage(file: string, { path, backend = "" }: PageOptions): string | undefined {
  try {
    return fs
      .readFileSync(file, "utf8")
      .replace(/<base href="[^"]*"/, `<base href="${path}/"`)
      .replace(/<meta name="backend" content="[^"]*"/, `<meta name="backend" content="${escaped(backend)}"`)
  } catch {
    return undefined
  }
}

/**
 * The Content-Security-Policy of the page. Scripts come from its own server only, and the one script inside of the page,
 * the import map, is allowed by its hash. Pictures and requests may go anywhere, because an extension may show and
 * request what it likes.
 * @since 0.1
 */
export function policyOf(
  page: string,
  { allowsInlineStyles }: Pick<PageOptions, "allowsInlineStyles">,
): string {
  const inside = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)]
  const hashes = inside.map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(" "),
    ["style-src 'self'", ...(allowsInlineStyles ? ["'unsafe-inline'"] : [])].join(" "),
    "img-src * data: blob:",
    "media-src * data: blob:",
    "font-src * data:",
    "connect-src *",
    "frame-src *",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
}
