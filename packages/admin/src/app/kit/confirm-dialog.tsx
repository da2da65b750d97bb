import { ConfirmDialog as UiConfirmDialog, type ConfirmQuestion } from "@stheno/ui"
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
  const action = useAction(send, { done, after, quiet: true, changes })
  return (
    <UiConfirmDialog
      question={question}
      isDanger={danger}
      onConfirm={() => action.mutateAsync()}
      onClose={onClose}
    />
  )
}
