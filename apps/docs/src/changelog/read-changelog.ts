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

const versionHeading = /^Version \d+\.\d+\.\d+(?:-[\w.]+)?$/

const file = new URL("../../../../CHANGELOG.md", import.meta.url)

/** The changelog as it is written. */
export function changelogText(): string {
  return readFileSync(file, "utf8")
}

/**
 * Takes a changelog apart.
 * @param text headings such as `## Version 0.1.0`, and below them `### 2026-11-22: Title`, newest first, each with its text
 * @throws ChangelogError for an entry without a version above it, a heading without a day, an older entry above a newer one, and an entry without text
 * @since 0.1
 */
export function readChangelog(text = changelogText()): Change[] {
  const slugger = new GithubSlugger()
  const [, ...versions] = text.split(/^## /m)
  if (versions.length === 0)
    throw new ChangelogError("CHANGELOG.md: there is no version, e.g. ## Version 0.1.0")
  const changes = versions.flatMap(sectionsOf).map((section) => {
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

/** The entries of a version. */
function sectionsOf(version: string): string[] {
  const [head = "", ...sections] = version.split(/^### /m)
  const heading = head.split("\n")[0]!
  if (!versionHeading.test(heading))
    throw new ChangelogError(`CHANGELOG.md: “${heading}” is not a version, e.g. ## Version 0.1.0`)
  return sections
}
