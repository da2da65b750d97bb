import { cartCountCookie } from "@/lib/cookies"

/**
 * Loads the scripts that `scripts/page-cache.mjs` has set aside. A customer who comes back with a full bag sees their
 * number, which takes scripts, so theirs are loaded once the page is shown.
 */
const loader = `(() => {
  // Not "pointerover": a page that appears under a resting pointer gets one.
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll"]
  const load = () => {
    for (const sign of signs) removeEventListener(sign, load, true)
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", load, { once: true })
    for (const later of document.querySelectorAll("script[type=later]")) {
      const script = document.createElement("script")
      if (later.dataset.src) {
        script.async = true
        script.src = later.dataset.src
      } else script.text = later.text
      later.replaceWith(script)
    }
  }
  for (const sign of signs) addEventListener(sign, load, { capture: true, passive: true })
  if (/(^|; )${cartCountCookie}=[1-9]/.test(document.cookie)) addEventListener("load", load, { once: true })
})()`

/**
 * Makes the scripts of a static page wait until the customer first touches it: a pointer, a key, or scrolling. Pages that
 * contain this can be read, and their links and forms work, without scripts. Elsewhere than on Next's own server, such as
 * on Vercel, scripts do not wait.
 */
export function LaterScripts() {
  return <script data-loads-later dangerouslySetInnerHTML={{ __html: loader }} />
}
