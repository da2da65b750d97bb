import { useId, type ReactNode } from "react"
import { classNames } from "../provider/class-names.ts"

/** Props of `Card`. */
export interface CardProps {
  /** the heading of the card */
  readonly title?: string
  /** below the title */
  readonly description?: ReactNode
  /** beside the title, e.g. a badge */
  readonly beside?: ReactNode
  /** buttons at the end of the title's line */
  readonly actions?: ReactNode
  /** content reaches the edges: tables, lists */
  readonly isFlush?: boolean
  /** below the content */
  readonly footer?: ReactNode
  /** further classes of the card */
  readonly className?: string
  /** the content */
  readonly children?: ReactNode
}

/**
 * A part of a page with a title, in a frame. Cards with a title are regions for screen readers.
 * @since 0.1
 */
export function Card(props: CardProps) {
  const { title, description, beside, actions, isFlush, footer, className, children } = props
  const heading = useId()
  return (
    <section className={classNames("ui-card", className)} aria-labelledby={title ? heading : undefined}>
      {title && (
        <header className="ui-card-head">
          <h2 id={heading}>{title}</h2>
          {beside}
          {actions && <div className="ui-card-actions">{actions}</div>}
          {description && <p className="ui-card-description">{description}</p>}
        </header>
      )}
      {children && <div className={isFlush ? "ui-card-flush" : "ui-card-body"}>{children}</div>}
      {footer && <footer className="ui-card-foot">{footer}</footer>}
    </section>
  )
}

/**
 * A part of a card, with a line above it.
 * @since 0.1
 */
export function CardSection({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className="ui-card-section">
      {title && <h3>{title}</h3>}
      {children}
    </div>
  )
}
