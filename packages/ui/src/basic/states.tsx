import { CircleAlert, CircleCheck, Inbox, Info, TriangleAlert, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useMessages } from "../provider/provider.tsx"
import { Button } from "./button.tsx"

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** above the title */
  readonly icon?: LucideIcon
  /** what is missing */
  readonly title: string
  /** below the title */
  readonly text: ReactNode
  /** what creates the first one */
  readonly action?: ReactNode
}

/**
 * Says that there is nothing yet, and what to do about it.
 * @since 0.1
 */
export function EmptyState({ icon: Icon = Inbox, title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <span className="ui-empty-icon">
        <Icon size={20} aria-hidden />
      </span>
      <p className="ui-empty-title">{title}</p>
      <p>{text}</p>
      {action}
    </div>
  )
}

/** Props of `Problem`. */
export interface ProblemProps {
  /** what failed */
  readonly title?: string
  /** the cause, or what to do */
  readonly text: string
  /** offers to try again */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Says that something could not be loaded, in the place where it would be.
 * @since 0.1
 */
export function Problem({ title, text, onRetry }: ProblemProps) {
  const { problem } = useMessages()
  return (
    <div className="ui-empty" role="alert">
      <span className="ui-empty-icon ui-empty-problem">
        <CircleAlert size={20} aria-hidden />
      </span>
      <p className="ui-empty-title">{title ?? problem.title}</p>
      <p>{text}</p>
      {onRetry && <Button onClick={onRetry}>{problem.retry}</Button>}
    </div>
  )
}

const alertIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** Props of `Alert`. */
export interface AlertProps {
  /** the color and the icon */
  readonly tone?: keyof typeof alertIcons
  /** the first line */
  readonly title?: string
  /** a button or a link */
  readonly action?: ReactNode
  /** the text */
  readonly children?: ReactNode
}

/**
 * A message in the page. Screen readers hear errors at once and the rest when they pause.
 * @since 0.1
 */
export function Alert({ tone = "info", title, action, children }: AlertProps) {
  const Icon = alertIcons[tone]
  return (
    <div className={`ui-alert ui-alert-${tone}`} role={tone === "error" ? "alert" : "status"}>
      <Icon size={18} aria-hidden />
      <div className="ui-alert-text">
        {title && <p className="ui-alert-title">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}

/**
 * Grey lines in the place of a text that is being loaded.
 * @param props.lines how many; 1 by default
 * @since 0.1
 */
export function Skeleton({ lines = 1 }: { readonly lines?: number }) {
  return (
    <span className="ui-skeletons" aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="ui-skeleton" />
      ))}
    </span>
  )
}

/**
 * A page or a part of it that is being loaded.
 * @param props.cards how many frames to draw; 2 by default
 * @since 0.1
 */
export function Loading({ cards = 2 }: { readonly cards?: number }) {
  const { common } = useMessages()
  return (
    <div aria-busy="true">
      <span className="ui-visually-hidden" role="status">
        {common.loading}
      </span>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className="ui-card ui-card-loading" />
      ))}
    </div>
  )
}
