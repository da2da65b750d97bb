import { startStandIn, type StandIn } from "../../testing/stand-in.ts"

/** The key that the stand-in accepts, and the sender that is verified. */
export const [apiKey, from] = ["SG.key-of-the-stand-in", "Acme <orders@example.com>"]

/** An email as the API receives it. */
export interface SentMail {
  readonly from: { readonly email: string; readonly name?: string }
  readonly template_id?: string
  readonly personalizations: readonly {
    readonly to: readonly { readonly email: string }[]
    readonly dynamic_template_data?: Readonly<Record<string, unknown>>
    readonly custom_args?: Readonly<Record<string, string>>
  }[]
  readonly custom_args?: Readonly<Record<string, string>>
}

/** A stand-in of SendGrid's Mail Send API. */
export interface SendGridStandIn extends StandIn {
  /** the accepted emails, oldest first */
  readonly mails: readonly SentMail[]
}

const error = (status: number, message: string, field: string | null = null) => ({
  status,
  body: { errors: [{ message, field, help: null }] },
})

/** Starts the stand-in. */
export async function startSendGrid(): Promise<SendGridStandIn> {
  const mails: SentMail[] = []
  const standIn = await startStandIn(({ method, path, headers, text }) => {
    if (method !== "POST" || path !== "/v3/mail/send") return error(404, "not found")
    if (headers.authorization !== `Bearer ${apiKey}`)
      return error(401, "The provided authorization grant is invalid, expired, or revoked")
    const mail = JSON.parse(text) as SentMail
    if (mail.from.email !== "orders@example.com")
      return error(403, "The from address does not match a verified Sender Identity.", "from")
    for (const [index, { to }] of mail.personalizations.entries())
      if (!to.every(({ email }) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)))
        return error(400, "Does not contain a valid address.", `personalizations.${index}.to.0.email`)
    if (!mail.template_id?.startsWith("d-"))
      return error(400, "The template_id must be a valid GUID.", "template_id")
    mails.push(mail)
    return { status: 202, headers: { "x-message-id": `message-${mails.length}` } }
  })
  return Object.assign(standIn, { mails })
}
