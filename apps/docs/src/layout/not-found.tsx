import type { Navigation } from "../sidebars/resolve-sidebars.ts"
import { Document, type Assets } from "./document.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { iconOf } from "./icons.ts"

/** What a static host serves for an address that leads nowhere. */
export function NotFound(props: { navigation: Navigation; assets: Assets }) {
  const areas = props.navigation.sidebars
  const Search = iconOf("search")
  return (
    <Document
      title="Page not found · Stheno"
      description="The documentation has no page at this address."
      assets={props.assets}
    >
      <Header areas={areas} />
      <div className="frame frame-lost">
        <main id="main" tabIndex={-1}>
          <article className="lost">
            <p className="lost-code">404</p>
            <h1>Page not found</h1>
            <p className="lede">
              There is no page at this address. It may have moved, or the link may contain a typing error.
            </p>
            <p className="hero-links">
              <button type="button" className="button button-main js-only" data-island="search">
                <Search aria-hidden="true" size={16} /> Search for it
              </button>
              <a className="button" href="/">
                Go to the home page
              </a>
            </p>
            <div className="near" data-island-now="near" />
          </article>
          <Footer full />
        </main>
      </div>
    </Document>
  )
}
