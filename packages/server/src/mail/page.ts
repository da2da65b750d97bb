import type { ServerResponse } from "node:http"
import { markup, type Markup } from "./markup.ts"

/** These pages run no scripts and load nothing; the message inside is a separate page with even fewer rights. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** `sandbox` removes its origin, so that nothing in a message can run scripts or read cookies. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox"

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#18181b}" +
  "table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #d4d4d8}" +
  "pre{white-space:pre-wrap;background:#f4f4f5;padding:1rem}iframe{width:100%;height:40rem;border:1px solid #a1a1aa}a{color:#1d4ed8}"

/** A page with a heading. */
export function page(title: string, body: Markup): string {
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.text
}

/** Sends a page that may be stored nowhere. */
export function send(outgoing: ServerResponse, status: number, body: string, policy = pagePolicy): void {
  outgoing.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  })
  outgoing.end(body)
}
