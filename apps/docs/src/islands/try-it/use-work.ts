import { useCallback, useMemo, useState } from "react"

/** Says what is going on, and what went wrong. */
export interface Work {
  readonly news: string
  readonly isBad: boolean
  readonly isBusy: boolean
  /**
   * Does a step; an error becomes the news.
   * @param news what is said until the step is done or says something else
   * @returns false if the step failed
   */
  start(news: string, step: () => Promise<void>): Promise<boolean>
  say(news: string): void
  fail(error: unknown): void
}

/** One step after the other, with its news. A panel begins with a step, so it is busy until that one is done. */
export function useWork(first = ""): Work {
  const [{ news, isBad }, setNews] = useState({ news: first, isBad: false })
  const [isBusy, setBusy] = useState(true)
  const say = useCallback((text: string) => setNews({ news: text, isBad: false }), [])
  const fail = useCallback(
    (error: unknown) =>
      setNews({ news: error instanceof Error ? error.message : String(error), isBad: true }),
    [],
  )
  const start = useCallback(
    async (text: string, step: () => Promise<void>) => {
      say(text)
      setBusy(true)
      try {
        await step()
        return true
      } catch (error) {
        fail(error)
        return false
      } finally {
        setBusy(false)
      }
    },
    [say, fail],
  )
  return useMemo(() => ({ news, isBad, isBusy, start, say, fail }), [news, isBad, isBusy, start, say, fail])
}
