import type { DocsPage } from "@stheno/server/internal/mcp/pages.ts"
import { audiencesOf } from "../content/audience.ts"
import type { Navigation } from "../sidebars/resolve-sidebars.ts"
import { markdownOf, type FinishedPage } from "./write-site.tsx"

/** Where the site has all of its pages as one file for programs. */
export const docsPagesRoute = "/docs-pages.json"

/**
 * All pages as text, with what search knows of them: what `stheno mcp` reads.
 * @since 0.1
 */
export function docsPages(pages: readonly FinishedPage[], navigation: Navigation): DocsPage[] {
  return pages.map((each) => {
    const { route, title, description, kind, keywords = [] } = each.page
    return {
      route,
      title,
      description,
      kind,
      keywords: keywords.join(", "),
      area: navigation.places.get(route)!.area.title,
      audiences: audiencesOf(route),
      markdown: markdownOf(each),
    }
  })
}
