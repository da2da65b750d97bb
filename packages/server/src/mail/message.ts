import { createHash } from "node:crypto"
import type { SendMailOptions } from "nodemailer/lib/mailer"
import type { Mail } from "./compose.ts"

/**
 * A message as nodemailer takes it. The same event makes the same Message-ID, so that mail programs can recognize a
 * message that was sent twice because a server stopped after sending it.
 * @param from e.g. `Shop <shop@example.com>`
 * @param eventId the event of the message; without one, every message has a new id
 * @since 0.1
 */
export function messageOf(mail: Mail, from: string, eventId: string | undefined): SendMailOptions {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost"
  return {
    from,
    // As an object: an address that holds a comma stays one address.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(eventId && { messageId: `<${keyOfEvent(eventId)}@${domain}>` }),
  }
}

/**
 * A name for the messages of an event, the same every time.
 * @since 0.1
 */
export function keyOfEvent(eventId: string): string {
  return createHash("sha256").update(eventId).digest("hex").slice(0, 32)
}
