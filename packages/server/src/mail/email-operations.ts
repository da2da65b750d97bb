import { CommerceError, z } from "@stheno/core"
import {
  answersSchema,
  answersText,
  operation,
  RawReply,
  type Context,
  type Operation,
} from "@stheno/core/host"
import { mailNames } from "./mail-data.ts"
import { mailPolicy } from "./page.ts"
import type { MailInfo, MailPreview } from "./preview.ts"
import { inTheme } from "./templates-page.ts"
import type { Mail } from "./compose.ts"

/** Where emails go: to a mail server, into a folder in development, or nowhere. */
export type MailDelivery =
  | { readonly kind: "smtp" | "folder"; readonly send: (mail: Mail) => Promise<void> }
  | { readonly kind: "none" }

/** Where links in emails lead. */
interface EmailLinks {
  readonly storeUrl: string | null
}

const tag = "Emails"
const themes = ["light", "dark"] as const

const view = z.strictObject({
  language: z
    .string()
    .optional()
    .describe("Language of the texts. Default: the first language of the store."),
})
const themedView = view.extend({
  theme: z.enum(themes).optional().describe("The color scheme that the email is shown in. Default: `light`."),
})

const listed = z.object({
  name: z.string(),
  events: z.array(z.string()),
  file: z.string().nullable(),
})

const written = z.object({
  name: z.string(),
  language: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
})

/**
 * Operations through which the dashboard shows every email with sample data, and sends one to the signed-in user. They
 * are for admin users alone, so they are safe in production. v1 has nothing like them.
 * @param links.storeUrl of the storefront; null where nobody has said it
 * @since 0.1
 */
export function emailOperations(
  preview: MailPreview,
  delivery: MailDelivery,
  { storeUrl }: EmailLinks,
): readonly Operation[] {
  return [
    listOperation(preview, delivery, storeUrl),
    textOperation(preview),
    htmlOperation(preview),
    testOperation(preview, delivery),
  ]
}

function listOperation(preview: MailPreview, { kind }: MailDelivery, storeUrl: string | null): Operation {
  return operation({
    id: "GetEmails",
    method: "GET",
    path: "/admin/emails",
    tag,
    summary: "List the emails of the store.",
    about:
      "`file` is the file of the project that replaces the built-in template. `store_url` is the URL of the storefront, to which " +
      "links in emails lead; null in production while `STORE_URL` is not set.",
    access: "admin",
    query: z.strictObject({}),
    response: answersSchema(
      z.object({
        emails: z.array(listed),
        languages: z.array(z.string()),
        delivery: z.enum(["smtp", "folder", "none"]),
        store_url: z.string().nullable(),
      }),
    ),
    handler: async () => ({
      emails: preview.list().map(({ file = null, ...email }) => ({ ...email, file })),
      languages: preview.languages(),
      delivery: kind,
      store_url: storeUrl,
    }),
  })
}

function textOperation(preview: MailPreview): Operation {
  return operation({
    id: "GetEmailsEmail",
    method: "GET",
    path: "/admin/emails/{name}",
    tag,
    summary: "Get the subject and the plain text of an email with sample data.",
    about: "`subject` and `text` are null if the template of the project says that the email is not sent.",
    access: "admin",
    query: view,
    response: answersSchema(z.object({ email: written })),
    handler: async ({ params, query }) => {
      const { name } = findEmail(preview, params.name)
      const language = languageOf(preview, query.language)
      const mail = await preview.render(name, language)
      return { email: { name, language, subject: mail?.subject ?? null, text: mail?.text ?? null } }
    },
  })
}

function htmlOperation(preview: MailPreview): Operation {
  return operation({
    id: "GetEmailsEmailHtml",
    method: "GET",
    path: "/admin/emails/{name}/html",
    tag,
    summary: "Get the HTML of an email with sample data.",
    about: "The response is for a frame: its Content-Security-Policy runs no script and loads nothing.",
    access: "admin",
    query: themedView,
    response: answersText,
    handler: async ({ params, query }, context) => {
      const { name } = findEmail(preview, params.name)
      const mail = await preview.render(name, languageOf(preview, query.language))
      return new RawReply(frameOf(mail ? inTheme(mail.html, query.theme ?? "light") : "", context))
    },
  })
}

function testOperation(preview: MailPreview, delivery: MailDelivery): Operation {
  return operation({
    id: "PostEmailsEmailTest",
    method: "POST",
    path: "/admin/emails/{name}/test",
    tag,
    summary: "Send an email with sample data to the signed-in user.",
    about:
      "The response is `400` if the server sends no emails, if the template of the project says that the email is not sent, or if the mail " +
      "server does not accept it.",
    access: "admin",
    body: view,
    response: answersSchema(z.object({ to: z.string() })),
    // Nothing is sent inside a transaction.
    ownsTransactions: true,
    underKey: "never",
    limit: { key: "test-email", times: 2 },
    handler: async ({ params, body }, { db, userId }) => {
      const { name } = findEmail(preview, params.name)
      const mail = await preview.render(name, languageOf(preview, body.language))
      if (delivery.kind === "none")
        throw refused("The server sends no emails. Set SMTP_URL, then send the test again.")
      if (!mail) throw refused(`The template of ${name} returns null, so this email is not sent.`)
      const { email: to } = await db
        .selectFrom("user")
        .select("email")
        .where("id", "=", userId!)
        .executeTakeFirstOrThrow()
      await delivery.send({ ...mail, to }).catch((error: unknown) => {
        throw refused(
          `The mail server did not accept the email: ${reasonOf(error)}. Check SMTP_URL and MAIL_FROM.`,
        )
      })
      return { to }
    },
  })
}

function findEmail(preview: MailPreview, name: string | undefined): MailInfo {
  const found = preview.list().find((each) => each.name === name)
  if (found) return found
  throw new CommerceError("not_found", `Unknown email ${name}. The emails are: ${mailNames.join(", ")}.`)
}

function languageOf(preview: MailPreview, asked: string | undefined): string {
  const languages = preview.languages()
  const found = asked === undefined ? languages[0] : languages.find((each) => each === asked)
  if (found !== undefined) return found
  throw new CommerceError(
    "invalid_data",
    `There are no texts in the language ${asked}. The languages are: ${languages.join(", ")}.`,
  )
}

function refused(message: string): CommerceError {
  return new CommerceError("not_allowed", message)
}

/** What the mail server or the connection said; never the address of the server, which holds a password. */
function reasonOf(error: unknown): string {
  const { response, code } = error as { response?: unknown; code?: unknown }
  if (typeof response === "string") return response.replace(/[\s.]+$/, "")
  return typeof code === "string" ? code : "no reason was given"
}

/** `sandbox` takes the origin away from an email, and only the dashboard may show it. */
function frameOf(html: string, { engine }: Pick<Context, "engine">): Response {
  const dashboards = engine.config.adminCors.filter((origin) => /^https?:\/\/[^\s;,]+$/.test(origin))
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `${mailPolicy}; frame-ancestors ${["'self'", ...dashboards].join(" ")}`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    },
  })
}
