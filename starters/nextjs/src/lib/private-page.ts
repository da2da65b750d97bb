import type { Metadata } from "next"

/**
 * Metadata of a page whose address gives access by itself, by the ID of an order or a token. Other pages, and the scripts of payment
 * providers in them, learn only the origin. With `no-referrer`, a form that is sent without scripts has the origin `null`,
 * which Next.js rejects. The page renders `LocalePath`, because the choice of the country does not know the page either.
 */
export function privatePage(title: string): Metadata {
  return { title, robots: { index: false }, referrer: "strict-origin" }
}
