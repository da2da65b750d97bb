import { Send } from "lucide-react"
import { useState, type ReactNode } from "react"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { messageTitle } from "./message-names.ts"

const words = t.sentMessages

/** What is needed of a message to send it again. */
export interface Resendable {
  readonly id: string
  readonly event_name: string | null
  readonly to: string
  readonly parent_id?: string | null
}

/** The first of the messages: those that are sent again belong to it. */
export function firstMessage({ id, parent_id }: Pick<Resendable, "id" | "parent_id">): string {
  return parent_id ?? id
}

/** The menu of a message, which sends it again, also to another address. */
export function MessageMenu({ message }: { message: Resendable }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionMenu
        label={menuLabel(messageTitle(message.event_name))}
        actions={[{ label: words.resend, icon: Send, open: () => setOpen(true) }]}
      />
      {isOpen && (
        <FormDialog
          title={words.resend}
          draftKey={`resend ${message.id}`}
          draftOf={message.to}
          fields={[{ name: "to", kind: "text", label: words.to, required: true }]}
          initial={{ to: message.to }}
          submit={words.resend}
          send={(client, { to }) =>
            client.admin.notifications.resend(firstMessage(message), { to: to.trim() })
          }
          done={words.resent}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
