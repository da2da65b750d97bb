import type { PageMeta } from "../content/page.ts"
import type { Place } from "../sidebars/resolve-sidebars.ts"
import { breakable } from "./breakable.tsx"
import { iconOf } from "./icons.ts"

/** Breadcrumbs, title, description and the page as Markdown. */
export function PageHead(props: { page: PageMeta; place: Place }) {
  return (
    <div className="page-head">
      <Breadcrumbs place={props.place} page={props.page} />
      <h1>{breakable(props.page.title)}</h1>
      {/* Pages of operations begin with the method and the path, which their description repeats. */}
      {!props.page.method && <p className="lede">{props.page.description}</p>}
      <PageTools route={props.page.route} />
    </div>
  )
}

/** Where `.md` of a page lies. */
export function markdownRoute(route: string): string {
  return route === "/" ? "/index.md" : `${route}.md`
}

function Breadcrumbs(props: { place: Place; page: PageMeta }) {
  const { area } = props.place
  // A group that is called as its area or as the page would say the same twice.
  const groups = props.place.groups.filter((group) => group !== area.title && group !== props.page.title)
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs" data-pagefind-ignore>
      <ol>
        <li>
          <a href="/">Docs</a>
        </li>
        <li>{area.landing === props.page.route ? area.title : <a href={area.landing}>{area.title}</a>}</li>
        {groups.map((group) => (
          <li key={group}>{group}</li>
        ))}
      </ol>
    </nav>
  )
}

function PageTools(props: { route: string }) {
  const Copy = iconOf("copy")
  const Check = iconOf("check")
  const File = iconOf("file")
  const markdown = markdownRoute(props.route)
  return (
    <p className="page-tools" data-pagefind-ignore>
      <button type="button" className="copy page-tool js-only" data-copy-page={markdown}>
        <Copy aria-hidden="true" size={14} />
        <Check aria-hidden="true" size={14} />
        Copy page
      </button>
      <a className="page-tool" href={markdown}>
        <File aria-hidden="true" size={14} />
        View as Markdown
      </a>
    </p>
  )
}
