import { CircleAlert, Inbox, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { useRetry } from "./retry.ts"

/** Nothing is there, and what to do about it. */
export function Empty(props: {
  icon?: LucideIcon
  /** unless the page says it */
  title?: string
  text: string
  action?: ReactNode
}) {
  const Icon = props.icon ?? Inbox
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon size={20} aria-hidden />
      </span>
      {props.title && <p className="empty-title">{props.title}</p>}
      <p>{props.text}</p>
      {props.action}
    </div>
  )
}

/** Something could not be read, and can be tried again. */
export function Problem({ text }: { text: string }) {
  const retry = useRetry()
  return (
    <div className="empty" role="alert">
      <span className="empty-icon empty-problem">
        <CircleAlert size={20} aria-hidden />
      </span>
      <p className="empty-title">{t.errors.notRead}</p>
      <p>{text}</p>
      <Button onClick={retry}>{t.kit.retry}</Button>
    </div>
  )
}

/** What kept a form or a dialog from being sent, if anything did. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    text && (
      <p className="form-problem" role="alert">
        {text}
      </p>
    )
  )
}

/** A page that is being read. */
export function Loading() {
  return (
    <div className="detail" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t.common.loading}
      </span>
      <div className="detail-main">
        <div className="card card-loading" />
        <div className="card card-loading" />
      </div>
      <div className="detail-side">
        <div className="card card-loading" />
      </div>
    </div>
  )
}
