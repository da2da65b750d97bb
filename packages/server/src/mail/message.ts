import { createHash } from "node:crypto"
import type { SendMailOptions } from "nodemailer/lib/mailer"
import type { Mail } from "./compose.ts"

/**
 * A message as nodemailer takes it. The same event makes the same Message-ID, so that whoever gets a message twice,
 * because a server stopped between sending it and writing that down, can tell.
 * @param from e.g. `Shop <shop@example.com>`
 * @param eventId what the message tells of; without one every message has an id of its own
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
 * A name for what tells of an event, the same every time.
 * @since 0.1
 */
export function keyOfEvent(eventId: string): string {
  return createHash("sha256").update(eventId).digest("hex").slice(0, 32)
}
