import { ConfirmDialog as UiConfirmDialog, type ConfirmQuestion } from "@stheno/ui"
import { useAction, type Send } from "./use-action.ts"

/** What is asked before an action. */
export type Question = ConfirmQuestion

interface ConfirmDialogProps {
  readonly question: Question
  readonly danger?: boolean
  readonly send: Send<void>
  readonly done?: string | undefined
  readonly after?: (() => unknown) | undefined
  readonly onClose: () => void
}

/** Asks, does it, and shows the error that kept it from being done. */
export function ConfirmDialog({ question, danger = false, send, done, after, onClose }: ConfirmDialogProps) {
  const action = useAction(send, { done, after, quiet: true })
  return (
    <UiConfirmDialog
      question={question}
      isDanger={danger}
      onConfirm={() => action.mutateAsync()}
      onClose={onClose}
    />
  )
}
