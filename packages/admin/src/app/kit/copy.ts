import { t } from "../messages/index.ts"
import { notify } from "./notify.ts"

/** Puts a text into the clipboard and says so; where the browser forbids that, shows the text. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done, "")
  } catch {
    notify.info(t.common.copy, text)
  }
}
