import sendgrid from "@sendgrid/mail"
import type { SendGridOptions } from "./options.ts"

/** The longest pause between two attempts, in milliseconds. */
const longestPause = 10_000

/** An email, as SendGrid's SDK takes it. */
export type Mail = Exclude<Parameters<typeof sendgrid.send>[0], readonly unknown[]>

/** The parts of the SDK that its types leave out. */
interface Sdk {
  readonly MailService: new () => typeof sendgrid & {
    readonly client: {
      setDataResidency(region: string): void
      setDefaultRequest(name: string, value: string): void
    }
  }
}

/** What sends emails through SendGrid. */
export type SendMail = (mail: Mail) => Promise<void>

/** An email that SendGrid will never accept. */
export class RejectedMail extends Error {
  constructor(message: string) {
    super(message)
    this.name = "RejectedMail"
  }
}

/** Creates the function that sends emails. It repeats what SendGrid did not accept for now. */
export function createSendMail(options: SendGridOptions): SendMail {
  const service = new (sendgrid as unknown as Sdk).MailService()
  service.setApiKey(options.api_key)
  service.setTimeout(options.timeout)
  const { client } = service
  client.setDataResidency(options.region)
  if (options.api_url) client.setDefaultRequest("baseUrl", `${options.api_url.replace(/\/$/, "")}/`)
  return async (mail) => {
    for (let attempt = 0; ; attempt++)
      try {
        await service.send(mail)
        return
      } catch (error) {
        const { status, reason, retryAfter } = readError(error)
        if (status === 400 || status === 413) throw new RejectedMail(`SendGrid rejected the email: ${reason}`)
        // After a timeout nobody knows whether the email was sent, so it is left to the next delivery of the event.
        const isPassing = status === 429 || (status !== undefined && status >= 500)
        if (attempt >= options.retries || !isPassing)
          throw new Error(`SendGrid did not accept the email: ${reason}`)
        const pause = retryAfter === undefined ? 500 * 2 ** attempt : retryAfter * 1_000
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, longestPause)))
      }
  }
}

interface Failure {
  readonly status: number | undefined
  readonly reason: string
  /** in seconds */
  readonly retryAfter: number | undefined
}

/** What is known of an error, without the request, which has the API key in its headers. */
function readError(error: unknown): Failure {
  const { code, message, response } = error as {
    code?: number | string
    message?: string
    response?: {
      body?: { errors?: { message?: string; field?: string | null }[] }
      headers?: Record<string, string>
    }
  }
  const details = (response?.body?.errors ?? []).map((one) =>
    [one.message, one.field && `(${one.field})`].filter(Boolean).join(" "),
  )
  const status = typeof code === "number" ? code : undefined
  const headers = response?.headers ?? {}
  const seconds = Number(headers["retry-after"])
  const reset = Number(headers["x-ratelimit-reset"]) - Date.now() / 1_000
  const retryAfter = seconds > 0 ? seconds : reset > 0 ? reset : undefined
  const reason = [status, details.join("; ") || message].filter(Boolean).join(" ")
  return { status, reason, retryAfter }
}
