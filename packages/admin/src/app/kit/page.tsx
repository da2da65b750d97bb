import { ChevronLeft } from "lucide-react"
import { useEffect, type ReactNode } from "react"
import { Link, useLocation } from "react-router-dom"
import { t } from "../messages/index.ts"
import { forgetVisit, rememberVisit } from "../shell/recent.ts"
import { errorText, isMissing } from "./errors.ts"
import { Loading, Problem } from "./states.tsx"

interface PageHeadProps {
  readonly title: string
  /** beside the title, e.g. badges */
  readonly beside?: ReactNode
  readonly text?: ReactNode
  readonly back?: { readonly to: string; readonly label: string } | undefined
  readonly actions?: ReactNode
  /** title and actions stay in view, for a long form; on a phone the actions are at the bottom */
  readonly sticky?: boolean
  /** the page is of a record that does not exist: it is not among the recent pages */
  readonly isMissing?: boolean
}

/** The head of a page; its title is the document's, too. */
export function PageHead(props: PageHeadProps) {
  const { title, beside, text, back, actions, sticky, isMissing = false } = props
  const { pathname } = useLocation()
  const list = back?.label
  useEffect(() => {
    document.title = `${title} · ${t.common.product}`
    if (isMissing) forgetVisit(pathname)
    else rememberVisit({ to: pathname, title, ...(list === undefined ? {} : { list }) })
  }, [title, pathname, list, isMissing])
  return (
    <header className={sticky ? "page-head page-head-sticky" : "page-head"}>
      {back && (
        <Link to={back.to} className="back">
          <ChevronLeft size={16} aria-hidden />
          {back.label}
        </Link>
      )}
      <div className="page-line">
        <div className="page-words">
          <h1>{title}</h1>
          {beside}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
        {text && <p className="page-text">{text}</p>}
      </div>
    </header>
  )
}

/** Shows what was read, or that it is being read, is missing or could not be read. */
export function Loaded<Data>(props: {
  data: Data | null | undefined
  error: unknown
  back?: { readonly to: string; readonly label: string }
  children: (data: Data) => ReactNode
}) {
  const { data, error, back } = props
  if (data != null) return props.children(data)
  if (!error) return <Loading />
  if (isMissing(error))
    return <PageHead isMissing title={t.errors.missing} back={back} text={t.errors.missingText} />
  return (
    <div className="card">
      <Problem text={errorText(error)} />
    </div>
  )
}

/** A card with a heading. */
export function Section(props: {
  title: string
  beside?: ReactNode
  actions?: ReactNode
  flush?: boolean
  children: ReactNode
}) {
  return (
    <section className="card section" aria-label={props.title}>
      <SectionHead {...props} />
      <div className={props.flush ? "section-flush" : "section-body"}>{props.children}</div>
    </section>
  )
}

/** The heading of a card with its buttons. */
export function SectionHead(props: { title: string; beside?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="section-head">
      <h2>{props.title}</h2>
      {props.beside}
      {props.actions && <div className="section-actions">{props.actions}</div>}
    </header>
  )
}

/**
 * Names and values.
 * @param onlyKnown leaves out the names that have no value, which a dash stands for otherwise
 */
export function Facts(props: {
  facts: readonly (readonly [string, ReactNode] | false)[]
  onlyKnown?: boolean
}) {
  const { facts, onlyKnown = false } = props
  const shown = facts.filter((fact) => fact !== false).filter(([, value]) => !onlyKnown || isKnown(value))
  if (shown.length === 0) return <p className="muted">{t.form.none}</p>
  return (
    <dl className="facts">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isKnown(value) ? value : "–"}</dd>
        </div>
      ))}
    </dl>
  )
}

function isKnown(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== false && value !== ""
}
