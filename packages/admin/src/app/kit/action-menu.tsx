import { Ban, Ellipsis, type LucideIcon } from "lucide-react"
import { DropdownMenu } from "radix-ui"
import { useState } from "react"
import { t } from "../messages/index.ts"
import type { Changed } from "./changes.ts"
import { ConfirmDialog, type Question } from "./confirm-dialog.tsx"
import { MenuPortal } from "./menu-portal.tsx"
import type { Optimistic } from "./optimistic.ts"
import { useAction, type Send } from "./use-action.ts"

/** Something that can be done with what a page or a row shows. */
export interface Action {
  readonly label: string
  readonly icon?: LucideIcon
  readonly danger?: boolean
  /** why it cannot be done now; shown instead of doing it */
  readonly disabled?: string
  /** opens something; takes the place of `send` */
  readonly open?: () => void
  readonly send?: Send<void>
  /** asked before `send` */
  readonly question?: Question
  readonly done?: string
  /** takes `send` back, for as long as `done` is shown */
  readonly undo?: Send<void>
  readonly after?: () => unknown
  /** what it changes; as the page says it by default */
  readonly changes?: Changed
  /** what is shown at once, and put back if the server refuses; not after a question */
  readonly optimistic?: Optimistic<void>
}

/** Actions behind three dots; those that are undefined are left out. */
export function ActionMenu(props: { label: string; actions: readonly (Action | false | undefined)[] }) {
  const [asked, setAsked] = useState<Action>()
  const actions = props.actions.filter((action) => action !== false && action !== undefined)
  if (actions.length === 0) return null
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="icon-button" aria-label={props.label}>
          <Ellipsis size={18} aria-hidden />
        </DropdownMenu.Trigger>
        <MenuPortal>
          <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
            {actions.map((action) => (
              <Item key={action.label} action={action} onAsk={() => setAsked(action)} />
            ))}
          </DropdownMenu.Content>
        </MenuPortal>
      </DropdownMenu.Root>
      {asked?.question && asked.send && (
        <ConfirmDialog
          question={asked.question}
          danger={asked.danger}
          send={asked.send}
          done={asked.done}
          after={asked.after}
          changes={asked.changes}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function Item({ action, onAsk }: { action: Action; onAsk: () => void }) {
  const {
    label,
    icon: Icon,
    danger,
    disabled,
    open,
    send,
    question,
    done,
    undo,
    after,
    changes,
    optimistic,
  } = action
  const run = useAction(send ?? (async () => undefined), { done, undo, after, changes, optimistic })
  const select = () => {
    if (open) open()
    else if (question) onAsk()
    else run.mutate()
  }
  return (
    <DropdownMenu.Item
      className={danger && !disabled ? "menu-item menu-danger" : "menu-item"}
      disabled={disabled !== undefined}
      onSelect={select}
    >
      {Icon && <Icon size={16} aria-hidden />}
      <span>
        {label}
        {disabled && <span className="menu-reason">{disabled}</span>}
      </span>
    </DropdownMenu.Item>
  )
}

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

/** The name of a menu of a thing, for screen readers. */
export function menuLabel(name: string): string {
  return t.common.actionsOf({ name })
}
