import { createHash } from "node:crypto"
import type { PageSource } from "../content/page.ts"
import { compileMdx } from "../mdx/compile-mdx.ts"
import { changelogRoute, feedRoute } from "./atom-feed.ts"
import { changelogText, readChangelog } from "./read-changelog.ts"

/**
 * The page of `CHANGELOG.md`.
 * @throws ChangelogError when the file is not as it must be
 * @since 0.1
 */
export function changelogPage(): PageSource {
  const text = changelogText()
  readChangelog(text)
  const body = `${text.replace(/^# .*\n/, "").trim()}\n`
  const feed = `Subscribe to the [feed](${feedRoute}) to read new ones.`
  const [intro = "", ...rest] = body.split("\n\n")
  return {
    meta: {
      id: "changelog",
      route: changelogRoute,
      title: "Changelog",
      description: "What changed for those who use Stheno, newest first, as a page and as a feed.",
      keywords: ["release notes", "what is new", "versions", "atom", "rss", "feed"],
      sidebar: "homepage",
      kind: "guide",
      icon: "list",
      source: "CHANGELOG.md",
    },
    fingerprint: createHash("sha256").update(body).digest("hex"),
    render: () => compileMdx("CHANGELOG.md", [`${intro} ${feed}`, ...rest].join("\n\n")),
  }
}
