import { CommerceError } from "@stheno/core"
import { send } from "@stheno/http-kit"
import type { MailchimpOptions } from "./options.ts"

/** What Mailchimp says of an error, as an RFC 7807 document. */
interface Problem {
  readonly title?: string
  readonly detail?: string
}

/** An error of Mailchimp's API. */
export class MailchimpError extends Error {
  readonly status: number
  readonly title: string | undefined

  constructor(status: number, { title, detail }: Problem) {
    super(`Mailchimp responded with ${status}: ${[title, detail].filter(Boolean).join(". ")}`)
    this.name = "MailchimpError"
    this.status = status
    this.title = title
  }
}

/** Sends a request to Mailchimp's Marketing API. It may take effect more than once. */
export type MailchimpClient = (method: "POST" | "PUT", path: string, body: object) => Promise<void>

/** Creates a client. It repeats requests that Mailchimp could not answer. */
export function createClient(options: MailchimpOptions): MailchimpClient {
  const { api_key: key, timeout, retries } = options
  const server = key.slice(key.lastIndexOf("-") + 1)
  const base = options.api_url?.replace(/\/$/, "") ?? `https://${server}.api.mailchimp.com`
  const authorization = `Basic ${Buffer.from(`stheno:${key}`).toString("base64")}`
  const headers = { authorization, "content-type": "application/json" }
  return async (method, path, body) => {
    const { ok, status, json } = await send({
      service: "Mailchimp",
      url: `${base}/3.0${path}`,
      method,
      headers,
      body: JSON.stringify(body),
      timeout,
      retries,
      pause: 300,
    })
    if (!ok) throw new MailchimpError(status, json ?? {})
  }
}

/** Passes on what is wrong with the data of a storefront. */
export function asClientError(error: unknown): unknown {
  if (!(error instanceof MailchimpError) || error.status !== 400) return error
  return new CommerceError("invalid_data", error.message)
}
