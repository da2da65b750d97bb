import { CircleAlert, Inbox, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { t } from "../messages/index.ts"

/** Nothing is there, and what to do about it. */
export function Empty(props: { icon?: LucideIcon; title: string; text: string; action?: ReactNode }) {
  const Icon = props.icon ?? Inbox
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon size={20} aria-hidden />
      </span>
      <p className="empty-title">{props.title}</p>
      <p>{props.text}</p>
      {props.action}
    </div>
  )
}

/** Something could not be read. */
export function Problem({ text }: { text: string }) {
  return (
    <div className="empty" role="alert">
      <span className="empty-icon empty-problem">
        <CircleAlert size={20} aria-hidden />
      </span>
      <p className="empty-title">{t.errors.notRead}</p>
      <p>{text}</p>
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
