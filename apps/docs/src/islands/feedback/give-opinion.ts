/** What a reader said about a page. */
export interface Opinion {
  readonly page: string
  readonly helpful: boolean
  readonly words?: string
  /** when, ISO 8601 */
  readonly at: string
}

/**
 * Sends an opinion to the endpoint of the site. It contains the page, yes or no, what was written, and the time: nothing
 * about the reader.
 * @returns false if the endpoint rejects it or cannot be reached
 * @since 0.1
 */
export async function giveOpinion(opinion: Opinion, endpoint: string): Promise<boolean> {
  try {
    const { ok } = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(opinion),
      credentials: "omit",
      referrerPolicy: "no-referrer",
    })
    return ok
  } catch {
    return false
  }
}
