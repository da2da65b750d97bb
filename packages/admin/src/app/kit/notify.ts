import { toast } from "@stheno/ui"
import type { Notify } from "../../extensions/config.ts"

function show(tone: "success" | "error" | "warning" | "info") {
  return (title: string, message: string) => toast[tone](title, message ? { description: message } : {})
}

/** Shows a message in a corner of the page, from anywhere. */
export const notify: Notify = {
  success: show("success"),
  error: show("error"),
  warn: show("warning"),
  info: show("info"),
}
