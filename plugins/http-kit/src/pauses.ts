import { setTimeout as sleep } from "node:timers/promises"

/** The pauses between attempts. */
export interface Pauses {
  /** milliseconds before the first retry, doubled with every further one */
  readonly pause: number
  /** the longest pause in milliseconds, also when the service asks for more; 10 seconds by default */
  readonly longestPause?: number
}

/**
 * The pause before a retry: at least as long as the service asks for in `Retry-After`, in seconds or as a date.
 * @param attempt the attempts so far, 1 or more
 * @returns milliseconds
 */
export function pauseBefore(
  attempt: number,
  { pause, longestPause = 10_000 }: Pauses,
  headers?: Headers,
): number {
  return Math.min(Math.max(askedPause(headers?.get("retry-after")), pause * 2 ** (attempt - 1)), longestPause)
}

function askedPause(text: string | null | undefined): number {
  if (!text) return 0
  const seconds = Number(text)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1_000
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds)
}

/** Waits. @throws the reason of the signal */
export async function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined)
  signal?.throwIfAborted()
}
