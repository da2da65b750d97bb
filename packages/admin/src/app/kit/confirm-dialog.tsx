import { ConfirmDialog as UiConfirmDialog, type ConfirmQuestion } from "@stheno/ui"
import { useLocation } from "react-router-dom"
import { forgetVisit } from "../shell/recent.ts"
import type { Changed } from "./changes.ts"
import { useAction, type Send } from "./use-action.ts"

/** What is asked before an action. */
export type Question = ConfirmQuestion

interface ConfirmDialogProps {
  readonly question: Question
  readonly danger?: boolean
  readonly send: Send<void>
  readonly done?: string | undefined
  readonly after?: (() => unknown) | undefined
  /** what it changes; as the page says it by default */
  readonly changes?: Changed | undefined
  readonly onClose: () => void
}

/** Asks, does it, and shows the error that kept it from being done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, danger = false, send, done, after, changes, onClose } = props
  const { pathname } = useLocation()
  const leave =
    after &&
    (async () => {
      await after()
      // Its record is gone.
      if (danger) forgetVisit(pathname)
    })
  const action = useAction(send, { done, after: leave, quiet: true, changes })
  return (
    <UiConfirmDialog
      question={question}
      isDanger={danger}
      onConfirm={() => action.mutateAsync()}
      onClose={onClose}
    />
  )
}
