import type { Stheno } from "@stheno/js-client"
import type { BulkAction, Selection } from "@stheno/ui/table"
import { Archive, Ban, CircleCheck, CreditCard } from "lucide-react"
import { useState, type ReactNode } from "react"
import { Link } from "react-router-dom"
import { Badge } from "../kit/badge.tsx"
import { Button } from "../kit/button.tsx"
import { changeRows } from "../kit/change-rows.ts"
import { Dialog } from "../kit/dialog.tsx"
import { errorText } from "../kit/errors.ts"
import { notify } from "../kit/notify.ts"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { orderChanges } from "./order-changes.ts"

const words = t.orderList

/** Changes one order; a text says why that was not possible. */
type Change = (client: Stheno, id: string) => Promise<string | undefined>
type Kind = "capture" | "complete" | "archive" | "cancel"

/** What became of every selected order, by its ID; undefined for one that was changed. */
type Outcomes = Map<string, string | undefined>

const changes: Readonly<Record<Kind, Change>> = {
  capture,
  complete: (client, id) => client.admin.orders.complete(id).then(() => undefined),
  archive: (client, id) => client.admin.orders.archive(id).then(() => undefined),
  cancel: (client, id) => client.admin.orders.cancel(id).then(() => undefined),
}

/** What can be done with several orders, and the dialog that says for each order what became of it. */
export function useOrderBulk(
  orders: readonly { readonly id: string; readonly display_id: number }[] | undefined,
): { actions: readonly BulkAction[]; dialog: ReactNode } {
  // Orders of other pages can be selected, too.
  const [numbers] = useState(() => new Map<string, number>())
  for (const { id, display_id } of orders ?? []) numbers.set(id, display_id)
  const [report, setReport] = useState<{ kind: Kind; outcomes: Outcomes }>()
  const run = useAction<{ kind: Kind; ids: readonly string[]; outcomes: Outcomes }>(changeAll, {
    quiet: true,
    changes: orderChanges,
  })
  const change =
    (kind: Kind) =>
    async ({ ids }: Selection) => {
      const outcomes: Outcomes = new Map()
      await run.mutateAsync({ kind, ids, outcomes })
      if ([...outcomes.values()].some((problem) => problem !== undefined)) setReport({ kind, outcomes })
      else notify.success(words.done[kind]({ count: ids.length }), "")
    }
  const asked = (kind: "capture" | "cancel") => ({
    question: ({ count }: Selection) => ({
      title: words.questions[kind]({ count }),
      text: words.texts[kind],
      label: words.actions[kind],
      ...(kind === "cancel" ? { dismiss: t.common.close } : {}),
    }),
    onSelect: change(kind),
  })
  return {
    actions: [
      { label: words.actions.capture, icon: CreditCard, ...asked("capture") },
      { label: words.actions.complete, icon: CircleCheck, onSelect: change("complete") },
      { label: words.actions.archive, icon: Archive, onSelect: change("archive") },
      { label: words.actions.cancel, icon: Ban, isDanger: true, ...asked("cancel") },
    ],
    dialog: report && <Report {...report} numbers={numbers} onClose={() => setReport(undefined)} />,
  }
}

/** Changes several orders. Sent again after a new sign-in, it goes on where it stopped. */
async function changeAll(
  client: Stheno,
  { kind, ids, outcomes }: { kind: Kind; ids: readonly string[]; outcomes: Outcomes },
): Promise<void> {
  const failed = await changeRows(client, {
    ids,
    changed: new Set(outcomes.keys()),
    change: async (api, id) => outcomes.set(id, await changes[kind](api, id)),
  })
  for (const [id, error] of failed) outcomes.set(id, errorText(error))
}

/** Captures what is authorized. The API would call an order paid that has no payment at all. */
async function capture(client: Stheno, id: string): Promise<string | undefined> {
  const { order } = await client.admin.orders.retrieve(id, { fields: "id,status", expand: "payments" })
  const isOpen = order.payments.some(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
  if (!isOpen) return words.nothingToCapture
  const captured = await client.admin.orders.capturePayment(id)
  return captured.order.payment_status === "requires_action" ? words.captureDeclined : undefined
}

function Report(props: {
  kind: Kind
  outcomes: Outcomes
  numbers: ReadonlyMap<string, number>
  onClose: () => void
}) {
  const { kind, outcomes, numbers, onClose } = props
  const done = [...outcomes.values()].filter((problem) => problem === undefined).length
  return (
    <Dialog title={words.actions[kind]} onClose={onClose}>
      <p className="dialog-lead">{words.report({ done, count: outcomes.size })}</p>
      <div className="dialog-body">
        <ul className="rows">
          {[...outcomes].map(([id, problem]) => (
            <li key={id}>
              <Link to={`/a/orders/${id}`}>#{numbers.get(id) ?? id}</Link>
              <span className="stack">{problem}</span>
              <span className="end">
                <Badge tone={problem === undefined ? "green" : "red"}>
                  {problem === undefined ? words.changed[kind] : words.unchanged}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <footer className="dialog-foot">
        <Button kind="primary" onClick={onClose}>
          {t.common.close}
        </Button>
      </footer>
    </Dialog>
  )
}
