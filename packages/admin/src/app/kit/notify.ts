import { toast } from "@stheno/ui"
import type { Notify } from "../../extensions/notify.ts"
import { t } from "../messages/index.ts"

function show(tone: "success" | "error" | "warning" | "info") {
  return (title: string, message: string) => toast[tone](title, message ? { description: message } : {})
}

/** Says what was done, with a button that takes it back. */
export function notifyWithUndo(title: string, undo: () => void): void {
  toast.success(title, { action: { label: t.kit.undo, onClick: undo }, duration: 10_000 })
}

/** Shows a message at the bottom of the page, from anywhere. */
export const notify: Notify = {
  success: show("success"),
  error: show("error"),
  warn: show("warning"),
  info: show("info"),
}
