import type { TocEntry } from "../content/page.ts"

/** The headings of the page; the client marks the one being read. */
export function ContentsList(props: { toc: readonly TocEntry[] }) {
  if (props.toc.length < 2) return null
  return (
    <nav className="contents" aria-labelledby="contents-title" data-pagefind-ignore>
      <p id="contents-title" className="contents-title">
        On this page
      </p>
      <Entries toc={props.toc} />
      <a className="contents-top" href="#main">
        Back to the top
      </a>
    </nav>
  )
}

/** The same list for narrow screens, closed at first, above the text. */
export function ContentsDrawer(props: { toc: readonly TocEntry[] }) {
  if (props.toc.length < 2) return null
  return (
    <details className="contents-drawer" data-pagefind-ignore>
      <summary>On this page</summary>
      <Entries toc={props.toc} />
    </details>
  )
}

function Entries(props: { toc: readonly TocEntry[] }) {
  return (
    <ol>
      {props.toc.map((entry) => (
        <li key={entry.id} className={`contents-${entry.depth}`}>
          <a href={`#${entry.id}`}>{entry.text}</a>
        </li>
      ))}
    </ol>
  )
}
