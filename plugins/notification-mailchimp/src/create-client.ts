import { CommerceError } from "@stheno/core"
import type { MailchimpOptions } from "./options.ts"

/** The longest pause that Mailchimp can ask for, in milliseconds. */
const longestPause = 10_000

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
    for (let attempt = 0; ; attempt++) {
      const signal = AbortSignal.timeout(timeout)
      const request = { method, headers, body: JSON.stringify(body), signal }
      const response = await fetch(`${base}/3.0${path}`, request).catch((error: unknown) => error as Error)
      if (response instanceof Error) {
        if (attempt >= retries)
          throw new Error(`Cannot reach Mailchimp: ${response.message}`, { cause: response })
      } else {
        if (response.ok) return void (await response.arrayBuffer())
        const problem = (await response.json().catch(() => ({}))) as Problem
        const isPassing = response.status === 429 || response.status >= 500
        if (attempt >= retries || !isPassing) throw new MailchimpError(response.status, problem)
      }
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt, response)))
    }
  }
}

function pauseBefore(attempt: number, response: Response | Error): number {
  const asked = response instanceof Error ? 0 : Number(response.headers.get("retry-after"))
  return Math.min(asked > 0 ? asked * 1_000 : 300 * 2 ** attempt, longestPause)
}

/** Passes on what is wrong with the data of a storefront. */
export function asClientError(error: unknown): unknown {
  if (!(error instanceof MailchimpError) || error.status !== 400) return error
  return new CommerceError("invalid_data", error.message)
}
