import { readFileSync } from "node:fs"
import GithubSlugger from "github-slugger"

/** Something that changed for those who use the product. */
export interface Change {
  /** e.g. `2026-11-22` */
  readonly day: string
  readonly title: string
  /** of its heading on the page */
  readonly id: string
  readonly markdown: string
}

/** `CHANGELOG.md` is not as the page and the feed need it; the message says where. */
export class ChangelogError extends Error {}

const file = new URL("../../../../CHANGELOG.md", import.meta.url)

/** The changelog as it is written. */
export function changelogText(): string {
  return readFileSync(file, "utf8")
}

/**
 * Takes a changelog apart.
 * @param text headings `## 2026-11-22: Title`, newest first, each with its text below
 * @throws ChangelogError for a heading without a day, an older entry above a newer one, and an entry without text
 * @since 0.2
 */
export function readChangelog(text = changelogText()): Change[] {
  const slugger = new GithubSlugger()
  const [, ...sections] = text.split(/^## /m)
  const changes = sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n")
    const [, day, title] = /^(\d{4}-\d\d-\d\d): (.+)$/.exec(heading) ?? []
    if (!day || !title || Number.isNaN(Date.parse(day)))
      throw new ChangelogError(`CHANGELOG.md: “${heading}” does not begin with a day, e.g. 2026-11-22: `)
    const markdown = lines.join("\n").trim()
    if (!markdown) throw new ChangelogError(`CHANGELOG.md: the entry has no text: “${heading}”`)
    return { day, title, id: slugger.slug(heading), markdown }
  })
  const late = changes.find(({ day }, i) => i > 0 && day > changes[i - 1]!.day)
  if (late) throw new ChangelogError(`CHANGELOG.md: “${late.title}” is below an older entry`)
  return changes
}
