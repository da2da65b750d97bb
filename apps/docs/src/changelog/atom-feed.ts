import { renderToStaticMarkup } from "react-dom/server"
import { compileMdx } from "../mdx/compile-mdx.ts"
import { absolute, site } from "../site/site.ts"
import { escapeXml } from "../site/write-lists.ts"
import type { Change } from "./read-changelog.ts"

/** Address of the feed, and of the page that it is about. */
export const feedRoute = "/changelog.xml"
export const changelogRoute = "/changelog"

/**
 * The changelog as an Atom feed.
 * @source RFC 4287
 * @since 0.1
 */
export async function atomFeed(changes: readonly Change[]): Promise<string> {
  const entries = await Promise.all(changes.map(entryXml))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">
<title>${site.name}: what changed</title>
<id>${escapeXml(absolute(changelogRoute))}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(absolute(feedRoute))}"/>
<link rel="alternate" type="text/html" href="${escapeXml(absolute(changelogRoute))}"/>
<updated>${timeOf(changes[0]?.day ?? "1970-01-01")}</updated>
<author><name>${site.name}</name></author>
${entries.join("\n")}
</feed>
`
}

async function entryXml({ day, title, id, markdown }: Change): Promise<string> {
  const address = escapeXml(absolute(`${changelogRoute}#${id}`))
  const html = renderToStaticMarkup(await compileMdx("CHANGELOG.md", markdown))
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${address}</id>
<link rel="alternate" type="text/html" href="${address}"/>
<updated>${timeOf(day)}</updated>
<content type="html">${escapeXml(withWholeAddresses(html))}</content>
</entry>`
}

/** A reader of feeds does not know which site a link without a host is about. */
function withWholeAddresses(html: string): string {
  return html.replaceAll(
    /(href|src)="(\/[^"]*)"/g,
    (_, name: string, route: string) => `${name}="${absolute(route)}"`,
  )
}

function timeOf(day: string): string {
  return `${day}T00:00:00Z`
}
