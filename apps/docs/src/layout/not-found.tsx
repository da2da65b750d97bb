import type { Navigation } from "../sidebars/resolve-sidebars.ts"
import { Document, type Assets } from "./document.tsx"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"

/** What a static host serves for an address that leads nowhere. */
export function NotFound(props: { navigation: Navigation; assets: Assets }) {
  const areas = props.navigation.sidebars
  return (
    <Document
      title="No such page · Stheno"
      description="The address leads to no page of the documentation."
      assets={props.assets}
    >
      <Header areas={areas} />
      <div className="frame frame-lost">
        <main id="main" tabIndex={-1}>
          <article className="lost">
            <p className="lost-code">404</p>
            <h1>No such page</h1>
            <p className="lede">
              Nothing is at this address. The page may have moved, or the link that led here has a mistake in
              it.
            </p>
            <ul>
              {areas.map((area) => (
                <li key={area.name}>
                  <a href={area.landing}>{area.title}</a>
                </li>
              ))}
            </ul>
            <p className="js-only">
              Or press <kbd>/</kbd> and search for it.
            </p>
          </article>
          <Footer />
        </main>
      </div>
    </Document>
  )
}
