import type { Article, PageMeta } from "../content/page.ts"
import type { Navigation } from "../sidebars/resolve-sidebars.ts"
import { site } from "../site/site.ts"
import { ContentsDrawer, ContentsList } from "./contents-list.tsx"
import { Document, type Assets } from "./document.tsx"
import { Header } from "./header.tsx"
import { PageEnd } from "./page-end.tsx"
import { markdownRoute, PageHead } from "./page-head.tsx"
import { Pager } from "./pager.tsx"
import { SidebarNav } from "./sidebar-nav.tsx"
import { Footer } from "./footer.tsx"

/** A page of the documentation, whole. */
export function Page(props: { page: PageMeta; article: Article; navigation: Navigation; assets: Assets }) {
  const { page, article, navigation } = props
  const place = navigation.places.get(page.route)
  if (!place) throw new Error(`${page.id} has no place in a sidebar`)
  const home = page.route === "/"
  return (
    <Document
      title={home ? `${site.name}: ${site.tagline}` : `${page.title} · ${site.name}`}
      description={page.description}
      markdown={markdownRoute(page.route)}
      assets={props.assets}
    >
      <Header areas={navigation.sidebars} place={place} />
      <div className={`frame frame-${home ? "home" : page.kind}`}>
        <SidebarNav place={place} route={page.route} areas={navigation.sidebars} />
        <main id="main" tabIndex={-1}>
          <article>
            {!home && <PageHead page={page} place={place} />}
            {!home && <ContentsDrawer toc={article.toc} />}
            <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
          </article>
          {!home && <PageEnd page={page} />}
          {!home && <Pager place={place} />}
          <Footer full={home} />
        </main>
        {!home && <ContentsList toc={article.toc} />}
      </div>
    </Document>
  )
}
