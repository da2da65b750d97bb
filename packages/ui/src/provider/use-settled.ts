import { useEffect, useRef, useState } from "react"

/** Milliseconds without a further key after which typing counts as paused. */
const pause = 180

/** Runs work once the typing pauses; later work takes the place of earlier work, and nothing runs after the field is gone. */
export function useTypingPause(): { readonly start: (work: () => void) => void; readonly stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    start: (work) => {
      stop()
      timer.current = setTimeout(work, pause)
    },
    stop,
  }
}

/**
 * What was typed into a search, once the typing pauses: ask the server then, instead of for each key. An empty text needs no
 * pause.
 * @since 0.1
 */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  const { start, stop } = useTypingPause()
  useEffect(() => {
    if (typed === "") setSettled(typed)
    else start(() => setSettled(typed))
    return stop
  }, [typed])
  return typed === "" ? typed : settled
}
