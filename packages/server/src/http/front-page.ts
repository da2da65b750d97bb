import type { IncomingMessage } from "node:http"
import { standalonePage } from "./standalone-page.ts"

/** The addresses that a development server has beside its API. */
export interface Addresses {
  dashboardUrl: string | undefined
  docsUrl: string | undefined
  mailsUrl: string | undefined
}

/** Whether a person opened the address of the API in a browser. */
export function isBrowserAtFront({ method, url, headers }: IncomingMessage): boolean {
  return method === "GET" && url === "/" && (headers.accept ?? "").includes("text/html")
}

/** The page for a person who opened the address of the API: where everything else is. */
export function frontPage(addresses: Addresses): Response {
  const rows = [
    ["Dashboard", addresses.dashboardUrl, "the store's products, orders and settings"],
    ["Documentation", addresses.docsUrl, "guides and the reference of the API"],
    ["Emails", addresses.mailsUrl, "what the store sends, shown instead of sent"],
    ["OpenAPI", "/openapi", "descriptions of the API for other programs"],
  ] as const
  const items = rows
    .filter(([, address]) => address !== undefined)
    .map(([name, address, about]) => `<li><a href="${address}">${name}</a>: ${about}</li>`)
  const body = `<p>This is the address of the store's API, for storefronts and other programs.</p>
<style>ul{columns:auto}</style><ul>${items.join("")}</ul>`
  return new Response(standalonePage("The API is running", body), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  })
}
