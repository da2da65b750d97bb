import { useState, type ReactNode } from "react"
import { Button } from "../basic/button.tsx"
import { useMessages, useUi } from "../provider/provider.tsx"
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx"

/** What is asked before an action. */
export interface ConfirmQuestion {
  /** the question, as the heading of the dialog */
  readonly title: string
  /** what happens if it is confirmed */
  readonly text: ReactNode
  /** on the button that does it */
  readonly label: string
  /** on the button that does not; set it where `label` is about canceling something */
  readonly dismiss?: string
}

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  /** the title, the text and the button */
  readonly question: ConfirmQuestion
  /** shows the button in red */
  readonly isDanger?: boolean
  /** closes the dialog when its promise is fulfilled; its error is shown in the dialog */
  readonly onConfirm: () => unknown
  /** called when the dialog closes, after a confirmation too */
  readonly onClose: () => void
}

/**
 * Asks, does it, and shows the error that kept it from being done.
 * @since 0.1
 */
export function ConfirmDialog({ question, isDanger, onConfirm, onClose }: ConfirmDialogProps) {
  const { common } = useMessages()
  const { errorText } = useUi()
  const [problem, setProblem] = useState<string>()
  const [isRunning, setRunning] = useState(false)
  const confirm = async () => {
    setRunning(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog title={question.title} onClose={onClose}>
      <DialogBody>
        <p>{question.text}</p>
        {problem && (
          <p className="ui-form-problem" role="alert">
            {problem}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{question.dismiss ?? common.cancel}</Button>
        <Button
          variant={isDanger ? "danger" : "primary"}
          isLoading={isRunning}
          onClick={() => void confirm()}
        >
          {question.label}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
