import type { Metadata } from "next"

/**
 * Metadata of a page whose address gives access by itself, by the ID of an order or a token. The browser does not tell the
 * address to other sites. With `no-referrer`, a form that is sent without scripts has the origin `null`, which is rejected.
 */
export function privatePage(title: string): Metadata {
  return { title, robots: { index: false }, referrer: "same-origin" }
}
