import { Command } from "cmdk"
import type { MouseEvent, ReactNode } from "react"
import type { Hit } from "./results.ts"

/** A page without an excerpt. */
interface ListedPage {
  readonly url: string
  readonly title: string
  readonly description?: string
}

type Choose = (url: string) => void

/** A place that the search found. */
export function HitItem({ hit, onChoose }: { hit: Hit; onChoose: Choose }) {
  return (
    <Item url={hit.url} onChoose={onChoose} className={hit.section ? "hit hit-section" : "hit"}>
      {!hit.section && <span className="hit-trail">{hit.trail}</span>}
      <span className="hit-title">{hit.title}</span>
      {hit.excerpt.length > 0 && (
        <span className="hit-text">
          {hit.excerpt.map(({ text, isMarked }, i) => (isMarked ? <mark key={i}>{text}</mark> : text))}
        </span>
      )}
    </Item>
  )
}

/** A page that is suggested. */
export function PageItem({ page, onChoose }: { page: ListedPage; onChoose: Choose }) {
  return (
    <Item url={page.url} onChoose={onChoose} className="hit">
      <span className="hit-title">{page.title}</span>
      {page.description && <span className="hit-text">{page.description}</span>}
    </Item>
  )
}

/** An option that is a link, so that it opens in another tab as links do. */
function Item(props: { url: string; onChoose: Choose; className: string; children: ReactNode }) {
  const { url, onChoose, className, children } = props
  const onClickCapture = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) event.stopPropagation()
    else event.preventDefault()
  }
  return (
    <Command.Item
      asChild
      value={url}
      onSelect={() => onChoose(url)}
      onClickCapture={onClickCapture}
      className={className}
      data-url={url}
    >
      <a href={url} tabIndex={-1}>
        {children}
      </a>
    </Command.Item>
  )
}
