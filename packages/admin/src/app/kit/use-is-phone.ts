import { useSyncExternalStore } from "react"

/** As the styles name a phone. */
const query = "(max-width: 599px)"

/** Whether the window is as narrow as a phone, as that changes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener("change", onChange)
  return () => list.removeEventListener("change", onChange)
}
