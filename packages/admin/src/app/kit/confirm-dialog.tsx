import { useState } from "react"
import { t } from "../messages/index.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { errorText } from "./errors.ts"
import { FormProblem } from "./states.tsx"
import { useAction, type Send } from "./use-action.ts"

/** What is asked before an action. */
export interface Question {
  readonly title: string
  readonly text: string
  /** on the button that does it */
  readonly label: string
}

interface ConfirmDialogProps {
  readonly question: Question
  readonly danger?: boolean
  readonly send: Send<void>
  readonly done?: string | undefined
  readonly after?: (() => unknown) | undefined
  readonly onClose: () => void
}

/** Asks, does it, and says what kept it from being done. */
export function ConfirmDialog({ question, danger, send, done, after, onClose }: ConfirmDialogProps) {
  const [problem, setProblem] = useState<string>()
  const action = useAction(send, { done, after, quiet: true })
  const go = () =>
    action.mutate(undefined, { onSuccess: onClose, onError: (error) => setProblem(errorText(error)) })
  return (
    <Dialog title={question.title} onClose={onClose}>
      <div className="dialog-body">
        <p>{question.text}</p>
        <FormProblem text={problem} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button kind={danger ? "danger" : "primary"} busy={action.isPending} onClick={go}>
          {question.label}
        </Button>
      </footer>
    </Dialog>
  )
}
