import { useAdminOrder } from "@stheno/medusa-react"
import { useState } from "react"
import { useParams } from "react-router-dom"
import { formatMoney } from "../../format/money.ts"
import { cancelQuestion } from "../../kit/action-menu.tsx"
import { Button } from "../../kit/button.tsx"
import type { Version } from "../../kit/changed-elsewhere.tsx"
import { ConfirmDialog, type Question } from "../../kit/confirm-dialog.tsx"
import { orNull } from "../../kit/fields.ts"
import { Form } from "../../kit/form.tsx"
import { Loaded, PageHead, Section } from "../../kit/page.tsx"
import { useAction } from "../../kit/use-action.ts"
import { t } from "../../messages/index.ts"
import type { ShownOrder } from "../shown-order.ts"
import { SummaryLine } from "../task/task-page.tsx"
import { EditLines } from "./edit-lines.tsx"
import { confirmEdit, openEdit, useOrderEdits, type ShownEdit } from "./shown-edit.ts"

const words = t.orders.edits

/** Changes the items of an order. The edit is kept by the API, so that it survives and others see it. */
export function EditForm() {
  const { id = "" } = useParams()
  const { order, error } = useAdminOrder(id)
  const { edits, error: problem } = useOrderEdits(id)
  const back = {
    to: `/a/orders/${id}`,
    label: order ? t.records.order({ number: order.display_id }) : t.orders.title,
  }
  return (
    <Loaded data={order && edits ? { order, edits } : undefined} error={error ?? problem} back={back}>
      {(found) => {
        const edit = openEdit(found.edits)
        return (
          <>
            <PageHead title={words.page} back={back} />
            {edit ? <OpenEdit order={found.order} edit={edit} /> : <StartEdit order={found.order} />}
          </>
        )
      }}
    </Loaded>
  )
}

const noteField = {
  name: "note",
  kind: "textarea",
  label: words.note,
  hint: words.noteHint,
} as const

function StartEdit({ order }: { order: ShownOrder }) {
  return (
    <Section title={words.start}>
      <div className="stack-wide">
        <p className="muted">{words.startText}</p>
        {order.status === "canceled" ? (
          <Button kind="primary" disabled>
            {words.start}
          </Button>
        ) : (
          <Form
            fields={[noteField]}
            draftKey={`edit:${order.id}`}
            submit={words.start}
            send={(client, { note }) =>
              client.admin.orderEdits.create({ order_id: order.id, internal_note: orNull(note) })
            }
          />
        )}
      </div>
    </Section>
  )
}

function OpenEdit({ order, edit }: { order: ShownOrder; edit: ShownEdit }) {
  return (
    <div className="detail">
      <div className="detail-main">
        <Section title={t.orders.items}>
          <EditLines order={order} edit={edit} />
        </Section>
        <EditNote key={edit.id} edit={edit} />
      </div>
      <div className="detail-side">
        <EditSummary order={order} edit={edit} />
      </div>
    </div>
  )
}

function EditNote({ edit }: { edit: ShownEdit }) {
  return (
    <Section title={words.note}>
      <Form
        fields={[noteField]}
        initial={{ note: edit.internal_note ?? "" }}
        version={noteVersion(edit)}
        submit={words.saveNote}
        send={(client, { note }) => client.admin.orderEdits.update(edit.id, { internal_note: orNull(note) })}
        done={words.noteDone}
      />
    </Section>
  )
}

function noteVersion({ id, internal_note: shown }: ShownEdit): Version {
  return {
    shown: shown ?? "",
    read: async (client) => {
      // Responses have the time of the last change only where it is asked for.
      const fields = "id,internal_note,updated_at"
      const { internal_note, updated_at } = (await client.admin.orderEdits.retrieve(id, { fields }))
        .order_edit
      return { version: internal_note ?? "", at: updated_at }
    },
    staysOpen: true,
  }
}

function EditSummary({ order, edit }: { order: ShownOrder; edit: ShownEdit }) {
  const [asked, setAsked] = useState<"confirm" | "cancel">()
  const { id, status, changes, difference_due, total } = edit
  const currency = order.currency_code
  const isEmpty = changes.length === 0
  const request = useAction((client) => client.admin.orderEdits.requestConfirmation(id), {
    done: words.requestDone,
  })
  const questions: Record<"confirm" | "cancel", Question> = {
    confirm: { title: words.confirmQuestion, text: words.confirmText, label: words.confirm },
    cancel: cancelQuestion({ title: words.cancelQuestion, text: words.cancelText, label: words.cancel }),
  }
  return (
    <Section title={t.orderTasks.summary}>
      <div className="task-summary">
        <SummaryLine name={words.before}>{formatMoney(order.total, currency)}</SummaryLine>
        <SummaryLine name={words.after}>{formatMoney(total, currency)}</SummaryLine>
        <div className="task-sum">
          <SummaryLine name={(difference_due ?? 0) < 0 ? words.toRefund : words.due}>
            {formatMoney(Math.abs(difference_due ?? 0), currency)}
          </SummaryLine>
        </div>
        {status === "requested" && <p className="muted">{words.requested}</p>}
        {isEmpty && <p className="muted">{words.noChanges}</p>}
        {status === "created" && (
          <Button kind="primary" disabled={isEmpty} busy={request.isPending} onClick={() => request.mutate()}>
            {words.request}
          </Button>
        )}
        <Button disabled={isEmpty} onClick={() => setAsked("confirm")}>
          {words.confirm}
        </Button>
        <Button onClick={() => setAsked("cancel")}>{words.cancel}</Button>
      </div>
      {asked && (
        <ConfirmDialog
          question={questions[asked]}
          danger={asked === "cancel"}
          send={(client) =>
            asked === "confirm" ? confirmEdit(client, edit) : client.admin.orderEdits.cancel(id)
          }
          done={asked === "confirm" ? words.confirmDone : words.cancelDone}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  )
}
