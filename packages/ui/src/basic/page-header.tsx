import { ChevronLeft } from "lucide-react"
import { useEffect, type ReactNode } from "react"
import { useUi } from "../provider/provider.tsx"

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  /** the heading of the page */
  readonly title: string
  /** under the title */
  readonly description?: ReactNode
  /** beside the title */
  readonly badges?: ReactNode
  /** the page above this one */
  readonly back?:
    | {
        /** the address of the page */
        readonly to: string
        /** the text of the link */
        readonly label: string
      }
    | undefined
  /** buttons; the most important one last */
  readonly actions?: ReactNode
  /** an `ActionMenu` with what is needed less often */
  readonly menu?: ReactNode
  /** title of the document; `title` by default, an empty text leaves the document's alone */
  readonly documentTitle?: string
}

/**
 * The header of a page: a link back, the title with its badges, and the actions.
 * @since 0.1
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, badges, back, actions, menu, documentTitle = title } = props
  const { Link } = useUi()
  useEffect(() => {
    if (documentTitle) document.title = documentTitle
  }, [documentTitle])
  return (
    <header className="ui-page-header">
      {back && (
        <Link to={back.to} className="ui-back">
          <ChevronLeft size={16} aria-hidden className="ui-flip" />
          {back.label}
        </Link>
      )}
      <div className="ui-page-line">
        <div className="ui-page-title">
          <h1>{title}</h1>
          {badges}
        </div>
        {(actions || menu) && (
          <div className="ui-page-actions">
            {menu}
            {actions}
          </div>
        )}
      </div>
      {description && <p className="ui-page-description">{description}</p>}
    </header>
  )
}
