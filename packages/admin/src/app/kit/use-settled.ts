import { useEffect, useState } from "react"

/** Milliseconds without a further key, as the searches of lists and fields in `@stheno/ui` wait. */
const pause = 180

/** What was typed into a search, once the typing pauses: the server is asked then. An empty text needs no wait. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === "" ? 0 : pause)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === "" ? typed : settled
}
