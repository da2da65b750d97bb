import type { PageMeta } from "../content/page.ts"
import type { Place } from "../sidebars/resolve-sidebars.ts"
import { breakable } from "./breakable.tsx"
import { iconOf } from "./icons.ts"

/** The neighbours in the sidebar. */
export function Pager(props: { place: Place }) {
  const { previous, next } = props.place
  if (!previous && !next) return null
  return (
    <nav className="pager" aria-label="Previous and next page" data-pagefind-ignore>
      {previous && <Neighbour page={previous} rel="prev" caption="Previous" />}
      {next && <Neighbour page={next} rel="next" caption="Next" />}
    </nav>
  )
}

function Neighbour(props: { page: PageMeta; rel: "prev" | "next"; caption: string }) {
  const Arrow = iconOf(props.rel === "prev" ? "back" : "forward")
  return (
    <a className={`pager-${props.rel}`} rel={props.rel} href={props.page.route}>
      <span className="pager-caption">
        <Arrow aria-hidden="true" size={14} />
        {props.caption}
      </span>
      <span className="pager-title">{breakable(props.page.label ?? props.page.title)}</span>
    </a>
  )
}
