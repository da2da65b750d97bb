import type { Config } from "../../config/keys.ts"
import { isProduction } from "../../config/read-config.ts"
import { broken, fine, worthKnowing, type Finding } from "./finding.ts"

/** Milliseconds that a mail server may take to answer. */
const patience = 10_000

/** Whether the mail server lets the shop in. Sends nothing. */
export async function checkMail({ smtpUrl, ...config }: Config): Promise<Finding> {
  if (!smtpUrl)
    return isProduction({ smtpUrl, ...config })
      ? worthKnowing("mail", "SMTP_URL is not set, so no emails are sent.", { remedy: "Set SMTP_URL." })
      : fine("mail", "Emails are shown at /mails instead of being sent.")
  const { hostname } = new URL(smtpUrl)
  const { createTransport } = await import("nodemailer")
  const transport = createTransport(smtpUrl, {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  } as object)
  try {
    await transport.verify()
    return fine("mail", `The mail server ${hostname} accepts the connection.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return broken("mail", `The mail server ${hostname} cannot be used: ${reason}.`, {
      remedy: "Correct SMTP_URL.",
    })
  } finally {
    transport.close()
  }
}
