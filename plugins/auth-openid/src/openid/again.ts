/** Statuses that a moment later may be others. */
const isPassing = (status: number) => status === 429 || status >= 500

/** Reads something that changes nothing, again when the provider cannot be reached or is busy. */
export async function again<T>(read: () => Promise<T>, times = 2): Promise<T> {
  for (let tried = 0; ; tried++)
    try {
      return await read()
    } catch (error) {
      if (tried >= times || !isNetwork(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** tried))
    }
}

/** Whether a provider could not be reached, did not answer in time, or is busy. */
export function isNetwork(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at.name === "TimeoutError" || at.name === "AbortError" || at.message === "fetch failed") return true
    const { status, response, code } = at as { status?: unknown; response?: unknown; code?: unknown }
    if (code === "OAUTH_TIMEOUT") return true
    if (typeof status === "number" && isPassing(status)) return true
    if (response instanceof Response && isPassing(response.status)) return true
    if (at.cause instanceof Response && isPassing(at.cause.status)) return true
  }
  return false
}
