import { useEffect } from "react"
import { useHref, useLocation } from "react-router-dom"

/** Path of the page on the screen; undefined where the frame of the pages is missing, as at the sign-in. */
let shown: string | undefined
const waiting = new Set<() => void>()

/** Reports which page is on the screen. The frame of the pages calls it. */
export function useShownPage(): void {
  const href = useHref(useLocation())
  useEffect(() => report(new URL(href, window.location.origin).pathname), [href])
  useEffect(() => () => report(undefined), [])
}

function report(path: string | undefined): void {
  shown = path
  for (const resolve of waiting) resolve()
  waiting.clear()
}

/**
 * Waits until the page of the address is on the screen: the router changes the address first, and draws its page when
 * React has time. Until then, the page before still reads what it shows.
 */
export async function addressShown(): Promise<void> {
  if (shown === undefined || shown === window.location.pathname) return
  await new Promise<void>((resolve) => waiting.add(resolve))
}
