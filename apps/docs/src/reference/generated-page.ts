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

/** The first sentence; a search result needs a few words, so a very short one begins with the name it is about. */
function described({ title, description }: PageMeta): string {
  const first = firstSentence(description).replaceAll("`", "")
  if (wordsIn(first) >= 4) return first
  const led = `${title}${linkTo(first)} ${first[0]?.toLowerCase() ?? ""}${first.slice(1)}`
  return wordsIn(led) >= 4 ? led : `The method ${led}`
}

/** What makes a sentence of a name and a description: `Job is a background job.`, `updateTags updates tags.` */
function linkTo(description: string): string {
  if (/^(?:An?|The) /.test(description)) return " is"
  return /^[A-Z][a-z]+s /.test(description) ? "" : ":"
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
