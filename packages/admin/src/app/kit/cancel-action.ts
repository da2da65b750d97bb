import { Ban } from "lucide-react"
import { t } from "../messages/index.ts"
import type { Action } from "./action-menu.tsx"
import type { Question } from "./confirm-dialog.tsx"

interface Cancellation extends Required<Pick<Action, "send" | "done">> {
  /** on the menu and on the button that does it */
  readonly label: string
  readonly title: string
  readonly text: string
  /** why the API would refuse */
  readonly reason?: string | undefined
}

/** Cancels something, such as a return, after a question. */
export function cancelAction({ reason, send, done, ...asked }: Cancellation): Action {
  return {
    label: asked.label,
    icon: Ban,
    danger: true,
    question: cancelQuestion(asked),
    ...(reason === undefined ? {} : { disabled: reason }),
    send,
    done,
  }
}

/** What is asked before something is canceled. Its other button closes: “Cancel” would mean both. */
export function cancelQuestion({ title, text, label }: Omit<Question, "dismiss">): Question {
  return { title, text, label, dismiss: t.common.close }
}
