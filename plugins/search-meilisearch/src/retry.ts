import { MeilisearchApiError, MeilisearchRequestError } from "meilisearch"

/** Milliseconds before the first repetition; each further one takes twice as long. */
const firstPause = 200

/** The longest pause that a response can ask for, in milliseconds. */
const longestPause = 10_000

/** Whether Meilisearch could not be reached, or says that it cannot answer for now. */
export function isPassing(error: unknown): boolean {
  if (error instanceof MeilisearchRequestError) return true
  return (
    error instanceof MeilisearchApiError && [408, 429, 500, 502, 503, 504].includes(error.response.status)
  )
}

/** A task that Meilisearch did not carry out. */
export class TaskError extends Error {
  readonly code: string | undefined

  constructor(message: string, code: string | undefined) {
    super(message)
    this.name = "MeilisearchTaskError"
    this.code = code
  }
}

/** The code of Meilisearch's error, such as `index_not_found`; undefined for errors of another kind. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof TaskError) return error.code
  return error instanceof MeilisearchApiError ? error.cause?.code : undefined
}

/**
 * Calls Meilisearch, and repeats the call if it could not be answered.
 * @param retries how often it is repeated
 * @param call a call that may take effect more than once
 */
export async function withRetries<T>(retries: number, call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++)
    try {
      return await call()
    } catch (error) {
      if (attempt >= retries || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(attempt, error)))
    }
}

function pauseBefore(attempt: number, error: unknown): number {
  const asked = error instanceof MeilisearchApiError ? Number(error.response.headers.get("retry-after")) : 0
  return asked > 0 ? Math.min(asked * 1_000, longestPause) : firstPause * 2 ** attempt
}
