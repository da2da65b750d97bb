import { useAdminStore } from "@stheno/medusa-react"
import { CircleCheck, Copy, Send } from "lucide-react"
import { formatTime } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { ActionMenu, cancelAction, menuLabel, type Action } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { ButtonLink } from "../kit/button.tsx"
import { copyText } from "../kit/copy.ts"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useEmails } from "../settings/use-emails.ts"
import { changeText } from "./edits/change-text.ts"
import { confirmEdit, useOrderEdits, type ShownEdit } from "./edits/shown-edit.ts"
import { editLink } from "./payment-link.ts"
import type { ShownOrder } from "./shown-order.ts"

const words = t.orders.edits

/** Edits of the order that are not confirmed yet, by any user. Without one, nothing is shown. */
export function OrderEdits({ order }: { order: ShownOrder }) {
  const { edits = [] } = useOrderEdits(order.id)
  const open = edits.filter(({ status }) => status === "created" || status === "requested")
  if (open.length === 0) return null
  return (
    <Section
      title={words.title}
      flush
      actions={<ButtonLink to={`/a/orders/${order.id}/edit`}>{words.goOn}</ButtonLink>}
    >
      <ul className="rows">
        {open.map((edit) => (
          <li key={edit.id}>
            <div className="stack">
              {edit.changes.map((change) => (
                <span key={change.id}>{changeText(change)}</span>
              ))}
              {edit.changes.length === 0 && <span>{words.noChanges}</span>}
              <span className="muted small">
                {[formatTime(edit.created_at), edit.internal_note].filter(Boolean).join(" · ")}
              </span>
            </div>
            <span className="end badges">
              <Badge tone={edit.status === "requested" ? "blue" : "bronze"}>
                {edit.status === "requested" ? words.requested : words.created}
              </Badge>
            </span>
            <span className="money">{dueText(edit.difference_due ?? 0, order.currency_code)}</span>
            {edit.status === "requested" ? (
              <RequestedMenu edit={edit} />
            ) : (
              <ActionMenu label={menuLabel(words.title)} actions={actionsOf(edit)} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What can be done with an edit that waits for the customer: also to copy the link that the email contains. */
function RequestedMenu({ edit }: { edit: ShownEdit }) {
  const { store, error } = useAdminStore({ staleTime: 60_000 })
  const emails = useEmails()
  const isKnown = (store || error) && !emails.isPending
  const link = isKnown && editLink(store?.payment_link_template, edit, emails.data?.store_url ?? undefined)
  const copy: Action | undefined = link
    ? { label: words.copyLink, icon: Copy, open: () => void copyText(link, words.linkCopied) }
    : undefined
  return <ActionMenu label={menuLabel(words.title)} actions={[copy, ...actionsOf(edit)]} />
}

function dueText(difference: number, currency: string): string {
  return difference > 0 ? `+${formatMoney(difference, currency)}` : formatMoney(difference, currency)
}

function actionsOf(edit: ShownEdit): Action[] {
  const { id, status, changes } = edit
  return [
    ...(status === "created" && changes.length > 0
      ? [
          {
            label: words.request,
            icon: Send,
            send: (client) => client.admin.orderEdits.requestConfirmation(id),
            done: words.requestDone,
          } satisfies Action,
        ]
      : []),
    {
      label: words.confirm,
      icon: CircleCheck,
      question: { title: words.confirmQuestion, text: words.confirmText, label: words.confirm },
      send: (client) => confirmEdit(client, edit),
      done: words.confirmDone,
    },
    cancelAction({
      label: words.cancel,
      title: words.cancelQuestion,
      text: words.cancelText,
      send: (client) => client.admin.orderEdits.cancel(id),
      done: words.cancelDone,
    }),
  ]
}
