import type { IncomingMessage, ServerResponse } from "node:http"
import type { FileHandler } from "../files/serve-files.ts"
import { markup } from "./markup.ts"
import type { MailFolder, StoredMail } from "./mail-folder.ts"
import { mailPolicy, page, send } from "./page.ts"
import type { MailPreview } from "./preview.ts"
import { answerTemplates } from "./templates-page.ts"

/**
 * Shows the messages of the folder under `/mails`, and all templates under `/mails/templates`, for development. They hold links that open accounts, so only this
 * machine sees them: the connection comes from it, and the address in the browser is its own.
 * @since 0.1
 */
export function serveMails(folder: MailFolder, preview: MailPreview): FileHandler {
  return (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://localhost")
    const { pathname } = url
    if (pathname !== "/mails" && !pathname.startsWith("/mails/")) return false
    if (!isFromHere(incoming))
      send(outgoing, 403, page("Emails", markup`<p>Open this page on the machine that runs the server.</p>`))
    else if (incoming.method !== "GET")
      send(outgoing, 405, page("Emails", markup`<p>This page accepts only GET requests.</p>`))
    else
      answerTemplates(preview, url, outgoing)
        .then(async (isAnswered) => isAnswered || answer(folder, pathname, outgoing))
        .catch(() => send(outgoing, 500, page("Emails", markup`<p>The emails cannot be read.</p>`)))
    return true
  }
}

/** A site elsewhere whose name was made to point here has another name in the Host header. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? "")
  return isLocal && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? "")
}

async function answer(folder: MailFolder, pathname: string, outgoing: ServerResponse): Promise<void> {
  const [whole, name, part] = /^\/mails(?:\/([^/]*)(?:\/(html|eml))?)?$/.exec(pathname) ?? []
  if (whole !== undefined && !name) return send(outgoing, 200, listPage(await folder.list()))
  const mail = name ? await folder.read(name) : undefined
  if (!name || !mail)
    return send(outgoing, 404, page("Email not found", markup`<p><a href="/mails">All emails</a></p>`))
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
        <th scope="col">Time</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  const note = markup`<p>SMTP_URL is not set, so emails are not sent. They are shown here instead.</p>
    <p><a href="/mails/templates">All templates with sample data</a></p>`
  return page("Emails", markup`${note}${mails.length > 0 ? table : markup`<p>There are no emails yet.</p>`}`)
}

function mailPage({ name, subject, to, written_at, text }: StoredMail): string {
  return page(
    subject,
    markup`<p><a href="/mails">All emails</a></p>
      <p>To ${to}, ${written_at}. <a href="/mails/${name}/eml">Open in an email program</a></p>
      <h2>HTML</h2>
      <iframe sandbox="" title="The email as HTML" src="/mails/${name}/html"></iframe>
      <h2>Plain text</h2>
      <pre>${text}</pre>`,
  )
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
