import { useQuery } from "@tanstack/react-query"
import { mountIsland } from "../mount.tsx"
import type { Catalogue } from "./catalogue.ts"
import { loadCatalogue } from "./load-finder.ts"
import { suggestPages } from "./near.ts"

/** Pages whose address or title looks like an address that leads nowhere, or popular pages if there are none. */
export function NearPages(props: { readonly path: string; readonly load?: () => Promise<Catalogue> }) {
  const { path, load = loadCatalogue } = props
  const { data } = useQuery({ queryKey: ["catalogue"], queryFn: load })
  if (!data) return null
  const { title: heading, pages } = suggestPages(path, data)
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="near-title">
      <h2 id="near-title">{heading}</h2>
      <ul>
        {pages.map(({ url, title, description }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists the pages near the address of the page, or popular ones. */
export function open(element: HTMLElement): void {
  mountIsland(element, <NearPages path={decodeURIComponent(location.pathname)} />)
}
