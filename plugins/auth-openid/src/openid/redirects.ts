import { CommerceError } from "@stheno/core"
import type { StoreSettings } from "../options.ts"

/** The most characters of a page; browsers drop a cookie of more than 4,096 bytes, which contains the page in base64. */
const longestPage = 2000

/**
 * The page to which a customer returns. Only the configured storefronts are possible, so that a link to the sign-in
 * cannot lead to another site.
 * @param wanted a URL, or a path of the storefront; the page of the configuration by default
 * @throws invalid_data
 */
export function returnPage(store: StoreSettings, wanted: string | undefined): string {
  if (wanted === undefined) return store.successRedirect
  const origins = [store.successRedirect, store.failureRedirect, ...store.origins].map(
    (each) => new URL(each).origin,
  )
  const url = parse(wanted, store.successRedirect)
  // The origin of a blob: URL is that of the page that created it.
  const isPage = url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === ""
  if (isPage && origins.includes(url.origin)) return short(url.href)
  throw new CommerceError("invalid_data", "redirectTo is not a page of a configured storefront")
}

/** @throws invalid_data when an escaped URL is too long */
function short(href: string): string {
  if (href.length <= longestPage) return href
  throw new CommerceError("invalid_data", `redirectTo has more than ${longestPage} characters`)
}

function parse(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The page for a failed sign-in, with its reason. */
export function failurePage(store: StoreSettings, code: string): string {
  const url = new URL(store.failureRedirect)
  url.searchParams.set("error", code)
  return url.href
}

/** A redirect; unlike `Response.redirect`, its headers can be added to. */
export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } })
}
