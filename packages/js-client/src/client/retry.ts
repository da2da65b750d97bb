/** What decides whether a request is sent again. */
export interface Attempt {
  /** sending it again does no harm: it reads, or it is under a key */
  readonly isRepeatable: boolean
  /** it goes under a key, so that a conflict with another request passes */
  readonly isKeyed: boolean
  /** the answer lists what is wrong: it would say so again */
  readonly isFinal: boolean
  /** status of the answer; undefined when none came */
  readonly status: number | undefined
}

/** Statuses of servers and proxies that are there again in a moment. */
const passing = new Set([408, 425, 502, 503, 504])

/** Whether to send a request again. Being told to wait means that nothing was done, whatever the request. */
export function mayRetry({ isRepeatable, isKeyed, isFinal, status }: Attempt): boolean {
  if (status === 429) return true
  if (status === 409) return isKeyed && !isFinal
  return isRepeatable && (status === undefined || passing.has(status))
}

/** Milliseconds of the first pause at most; it doubles with every attempt. */
const firstPause = 300
const longestPause = 8_000
/** A server that wants more is not waited for. */
const longestWish = 30_000

/**
 * Milliseconds to wait before the next attempt: what the server asks for, else a random part of a pause that
 * doubles, so that clients which failed together do not come back together.
 * @param attempt attempts so far, from 1
 * @param retryAfter the `Retry-After` header: seconds or a date
 * @returns undefined when the server asks for more than anybody wants to wait
 */
export function pauseBefore(attempt: number, retryAfter: string | undefined): number | undefined {
  const wish = retryAfter === undefined ? undefined : wishOf(retryAfter)
  if (wish !== undefined) return wish <= longestWish ? wish : undefined
  const most = Math.min(longestPause, firstPause * 2 ** (attempt - 1))
  return most / 2 + (Math.random() * most) / 2
}

function wishOf(header: string): number | undefined {
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1_000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now())
}
