import { useRef } from "react"
import { t } from "../messages/index.ts"

/**
 * Keeps a form from overwriting what somebody else has saved since it was opened: the first save says so, the next one
 * overwrites it.
 * @param updatedAt of what is edited
 * @param options.isLive what is shown follows the server, so that its newest state counts, and not the first one
 * @returns call it before saving, with what reads the state on the server
 */
export function useOverwriteGuard(
  updatedAt: string | undefined,
  { isLive = false }: { readonly isLive?: boolean } = {},
): (read: () => Promise<string | undefined>) => Promise<void> {
  const known = useRef(updatedAt)
  const shown = useRef(updatedAt)
  if (isLive && shown.current !== updatedAt) known.current = updatedAt
  shown.current = updatedAt
  return async (read) => {
    const now = await read()
    if (known.current === undefined || now === known.current) return
    known.current = now
    throw new Error(t.errors.changedMeanwhile)
  }
}
