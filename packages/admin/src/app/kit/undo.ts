import { toast } from "@stheno/ui"
import { t } from "../messages/index.ts"

const delay = 6000
let count = 0

interface Undoable {
  /** done a few seconds later, unless it is undone */
  readonly send: () => void
  /** done instead of `send` when the page is left before; must survive the page */
  readonly sendOnLeave: () => void
  readonly undo: () => void
}

/** Says that something is done, and offers to undo it for a few seconds. It is done afterwards. */
export function doLater(said: string, { send, sendOnLeave, undo }: Undoable): void {
  const id = `undo-${++count}`
  const leave = () => finish(sendOnLeave)
  const finish = (work: () => void) => {
    clearTimeout(timer)
    removeEventListener("pagehide", leave)
    toast.dismiss(id)
    work()
  }
  const timer = setTimeout(() => finish(send), delay)
  addEventListener("pagehide", leave)
  toast.success(said, {
    id,
    duration: delay,
    action: { label: t.kit.undo, onClick: () => finish(undo) },
  })
}
