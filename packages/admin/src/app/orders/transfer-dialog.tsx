import { useAdminCustomers } from "@stheno/medusa-react"
import { useSettled } from "@stheno/ui"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { fullName } from "../format/names.ts"
import { Button } from "../kit/button.tsx"
import { Dialog } from "../kit/dialog.tsx"
import { errorText } from "../kit/errors.ts"
import { MoreResults } from "../kit/picker-dialog.tsx"
import { FormProblem } from "../kit/states.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import type { ShownOrder } from "./shown-order.ts"

const words = t.orderTasks.transfer

/** Gives an order to another customer, who then sees it in their account. */
export function TransferDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const [q, setQ] = useState("")
  const [chosen, setChosen] = useState("")
  const [problem, setProblem] = useState<string>()
  const wanted = useSettled(q)
  const { customers = [], count = 0 } = useAdminCustomers(
    { limit: 20, order: "-created_at", ...(wanted ? { q: wanted } : {}) },
    { placeholderData: keepPreviousData },
  )
  const action = useAction((client) => client.admin.orders.update(order.id, { customer_id: chosen }), {
    done: words.done,
    quiet: true,
    after: onClose,
  })
  const others = customers.filter(({ id }) => id !== order.customer_id)
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="dialog-lead">{words.text}</p>
      <div className="dialog-body picker">
        <input
          type="search"
          value={q}
          placeholder={t.list.search}
          aria-label={words.search}
          onChange={(event) => setQ(event.target.value)}
        />
        <div className="picker-rows">
          {others.map((customer) => (
            <label key={customer.id} className="picker-row">
              <input
                type="radio"
                name="customer"
                checked={chosen === customer.id}
                onChange={() => setChosen(customer.id)}
              />
              <span className="stack">
                {fullName(customer) || customer.email}
                <span className="muted small">
                  {[customer.email, customer.has_account && words.account].filter(Boolean).join(" · ")}
                </span>
              </span>
            </label>
          ))}
          {others.length === 0 && <p className="picker-none">{t.list.noMatch}</p>}
          {count > customers.length && <MoreResults />}
        </div>
        <FormProblem text={problem} />
      </div>
      <footer className="dialog-foot">
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button
          kind="primary"
          busy={action.isPending}
          disabled={chosen === ""}
          onClick={() => action.mutate(undefined, { onError: (error) => setProblem(errorText(error)) })}
        >
          {words.title}
        </Button>
      </footer>
    </Dialog>
  )
}
