import { createHash } from "node:crypto"
import type { ReactElement } from "react"
import type { PageMeta, PageSource } from "../content/page.ts"
import { firstSentence } from "./code/sentences.ts"

/**
 * A page made from the code.
 * @param model everything the text depends on
 * @since 0.1
 */
export function generatedPage(meta: PageMeta, model: unknown, render: () => ReactElement): PageSource {
  return {
    meta: { ...meta, description: described(meta) },
    fingerprint: createHash("sha256").update(JSON.stringify(model)).digest("hex"),
    render: () => Promise.resolve(render()),
  }
}

/** The first sentence; a search result needs a few words, so a very short one is led by the name it is about. */
function described({ title, description }: PageMeta): string {
  const first = firstSentence(description).replaceAll("`", "")
  if (wordsIn(first) >= 4) return first
  const led = `${title}: ${first[0]?.toLowerCase() ?? ""}${first.slice(1)}`
  return wordsIn(led) >= 4 ? led : `The reference of ${led}`
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
