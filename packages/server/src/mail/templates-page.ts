import type { ServerResponse } from "node:http"
import { mailNames } from "./mail-data.ts"
import { markup, type Markup } from "./markup.ts"
import { mailPolicy, page, send } from "./page.ts"
import type { MailInfo, MailPreview } from "./preview.ts"
import type { WrittenMail } from "./templates.ts"

/** How an email is looked at; all of it is in the address, so the page needs no script. */
interface View {
  readonly language: string
  readonly theme: "light" | "dark"
  readonly width: "desktop" | "phone"
}

const themes = ["light", "dark"] as const
const widths = ["desktop", "phone"] as const

/**
 * Answers for `/mails/templates`: every email with sample data, in every language, light and dark, wide and narrow.
 * @returns false when the address is another one
 * @since 0.1
 */
export async function answerTemplates(
  preview: MailPreview,
  { pathname, searchParams }: URL,
  outgoing: ServerResponse,
): Promise<boolean> {
  const [whole, asked, part] = /^\/mails\/templates(?:\/([\w-]+)(\/html)?)?$/.exec(pathname) ?? []
  if (whole === undefined) return false
  if (!asked) return sent(outgoing, 200, templatesPage(preview))
  const info = preview.list().find(({ name }) => name === asked)
  if (!info) {
    const list = markup`<p>The emails are: ${mailNames.join(", ")}.</p>`
    return sent(outgoing, 404, page("No such email", list))
  }
  const view = viewOf(searchParams, preview.languages())
  const mail = await preview.render(info.name, view.language)
  if (part) return sent(outgoing, mail ? 200 : 404, mail ? inTheme(mail.html, view.theme) : "", mailPolicy)
  return sent(outgoing, 200, templatePage({ info, view, mail }, preview.languages()))
}

function sent(...response: Parameters<typeof send>): true {
  send(...response)
  return true
}

function viewOf(query: URLSearchParams, languages: readonly string[]): View {
  const pick = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === query.get(name)) ?? values[0]!
  return {
    language: pick("language", languages),
    theme: pick("theme", themes),
    width: pick("width", widths),
  }
}

function templatesPage(preview: MailPreview): string {
  const rows = preview.list().map(
    ({ name, events, file }) =>
      markup`<tr>
        <th scope="row"><a href="/mails/templates/${name}">${name}</a></th>
        <td>${events.join(", ")}</td>
        <td>${file ?? "built in"}</td>
      </tr>`,
  )
  return page(
    "Email templates",
    markup`<p><a href="/mails">All emails</a></p>
      <p>Each email with sample data. A file src/mails/NAME.tsx replaces a template.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Email</th>
            <th scope="col">Events</th>
            <th scope="col">Template</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>`,
  )
}

interface Shown {
  readonly info: MailInfo
  readonly view: View
  readonly mail: WrittenMail | undefined
}

function templatePage({ info, view, mail }: Shown, languages: readonly string[]): string {
  const { name, file } = info
  const address = (change: Partial<View>, part = "") =>
    `/mails/templates/${name}${part}?${new URLSearchParams({ ...view, ...change }).toString()}`
  const choices = (key: keyof View, label: string, values: readonly string[]) =>
    markup`<p>
      ${label}:
      ${values.map((value) =>
        value === view[key]
          ? markup`<strong aria-current="true">${value}</strong> `
          : markup`<a href="${address({ [key]: value })}">${value}</a> `,
      )}
    </p>`
  const shown = mail
    ? markup`<p>Subject: <strong>${mail.subject}</strong></p>
        ${frame(view, address({}, "/html"))}
        <h2>Plain text</h2>
        <pre>${mail.text}</pre>`
    : markup`<p>The template returned null: this email is not sent.</p>`
  return page(
    name,
    markup`<p><a href="/mails/templates">All templates</a></p>
      <p>${file ? markup`Template: ${file}` : markup`Built in. src/mails/${name}.tsx replaces it.`}</p>
      ${choices("language", "Language", languages)} ${choices("theme", "Theme", themes)}
      ${choices("width", "Width", widths)} ${shown}`,
  )
}

/** A sandboxed frame does not inherit the color scheme of its page, so the email gets it explicitly. */
export function inTheme(html: string, theme: View["theme"]): string {
  return html.replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_, asked) =>
    asked === theme ? "(min-width:0)" : "(max-width:0)",
  )
}

function frame({ width }: View, address: string): Markup {
  const style = width === "phone" ? "width:375px" : ""
  return markup`<iframe sandbox="" title="The email as HTML" style="${style}" src="${address}"></iframe>`
}
