import { useQuery } from "@tanstack/react-query"
import { mountIsland } from "../mount.tsx"
import type { Catalogue } from "./catalogue.ts"
import { loadCatalogue } from "./load-finder.ts"
import { nearPages } from "./near.ts"

/** Pages whose address or title looks like an address that leads nowhere. */
export function NearPages(props: { readonly path: string; readonly load?: () => Promise<Catalogue> }) {
  const { path, load = loadCatalogue } = props
  const { data } = useQuery({ queryKey: ["catalogue"], queryFn: load })
  const near = data ? nearPages(path, data.pages, 5) : []
  if (near.length === 0) return null
  return (
    <section aria-labelledby="near-title">
      <h2 id="near-title">Did you mean</h2>
      <ul>
        {near.map(({ url, title, description }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists the pages near the address of the page. */
export function open(element: HTMLElement): void {
  mountIsland(element, <NearPages path={decodeURIComponent(location.pathname)} />)
}
