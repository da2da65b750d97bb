import type { IncomingMessage, ServerResponse } from "node:http"
import type { FileHandler } from "../files/serve-files.ts"
import { markup, type Markup } from "./markup.ts"
import type { MailFolder, StoredMail } from "./mail-folder.ts"

/** Pages of our own run nothing and load nothing; the message inside is a page of its own with even less. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** `sandbox` takes its origin away: whatever stands in a message, it is nobody's script and nobody's cookie. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox"

const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#18181b}" +
  "table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .5rem .5rem 0;border-bottom:1px solid #d4d4d8}" +
  "pre{white-space:pre-wrap;background:#f4f4f5;padding:1rem}iframe{width:100%;height:40rem;border:1px solid #a1a1aa}a{color:#1d4ed8}"

/**
 * Shows the messages of the folder under `/mails`, for development. They hold links that open accounts, so only this
 * machine sees them: the connection comes from it, and the address in the browser is its own.
 * @since 0.1
 */
export function serveMails(folder: MailFolder): FileHandler {
  return (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? "/", "http://localhost")
    if (pathname !== "/mails" && !pathname.startsWith("/mails/")) return false
    if (!isFromHere(incoming))
      send(
        outgoing,
        403,
        page("Only on this machine", markup`<p>Open it on the machine that runs the server.</p>`),
      )
    else if (incoming.method !== "GET")
      send(outgoing, 405, page("Only to look at", markup`<p>This page only shows.</p>`))
    else
      answer(folder, pathname, outgoing).catch(() =>
        send(outgoing, 500, page("Not readable", markup`<p>The folder could not be read.</p>`)),
      )
    return true
  }
}

/** A site elsewhere whose name was made to point here has another name in the Host header. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "")
  return isLocal && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? "")
}

async function answer(folder: MailFolder, pathname: string, outgoing: ServerResponse): Promise<void> {
  const [, name, part] = /^\/mails(?:\/([^/]*)(?:\/(html|eml))?)?$/.exec(pathname) ?? []
  if (!name) return send(outgoing, 200, listPage(await folder.list()))
  const mail = await folder.read(name)
  if (!mail) return send(outgoing, 404, page("No such mail", markup`<p><a href="/mails">All mails</a></p>`))
  if (part === "html") return send(outgoing, 200, mail.html, mailPolicy)
  if (part === "eml") return sendSource(outgoing, name, await folder.source(name))
  send(outgoing, 200, mailPage(mail))
}

function listPage(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ name, subject, to, written_at }) =>
      markup`<tr>
        <th scope="row"><a href="/mails/${name}">${subject}</a></th>
        <td>${to}</td>
        <td>${written_at}</td>
      </tr>`,
  )
  const table = markup`<table>
    <thead>
      <tr>
        <th scope="col">Subject</th>
        <th scope="col">To</th>
        <th scope="col">Written</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  const note = markup`<p>Nothing is sent: without SMTP_URL messages land here.</p>`
  return page("Mails", markup`${note}${mails.length > 0 ? table : markup`<p>There is none yet.</p>`}`)
}

function mailPage({ name, subject, to, written_at, text }: StoredMail): string {
  return page(
    subject,
    markup`<p><a href="/mails">All mails</a></p>
      <p>To ${to}, written ${written_at}. <a href="/mails/${name}/eml">Open in a mail program</a></p>
      <h2>HTML</h2>
      <iframe sandbox="" title="The message as HTML" src="/mails/${name}/html"></iframe>
      <h2>Plain text</h2>
      <pre>${text}</pre>`,
  )
}

function page(title: string, body: Markup): string {
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

function send(outgoing: ServerResponse, status: number, body: string, policy = pagePolicy): void {
  outgoing.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  })
  outgoing.end(body)
}

function sendSource(outgoing: ServerResponse, name: string, source: Buffer | undefined): void {
  outgoing.writeHead(source ? 200 : 404, {
    "content-type": "message/rfc822",
    "content-disposition": `attachment; filename="${name}.eml"`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  })
  outgoing.end(source)
}
