import type { Stheno } from "@stheno/js-client"
import type { Selection } from "@stheno/ui/table"
import { Archive, Ban, CircleCheck, CreditCard } from "lucide-react"
import type { ChangeRow } from "../kit/change-rows.ts"
import type { RowChange } from "../kit/row-changes.tsx"
import { t } from "../messages/index.ts"
import { captureAll } from "./capture-all.ts"

const words = t.orderList

/** What can be done with several orders. */
export const orderBulk: readonly RowChange[] = [
  { icon: CreditCard, ...action("capture", capture), question: asked("capture") },
  { icon: CircleCheck, ...action("complete", (client, id) => client.admin.orders.complete(id)) },
  { icon: Archive, ...action("archive", (client, id) => client.admin.orders.archive(id)) },
  {
    icon: Ban,
    isDanger: true,
    ...action("cancel", (client, id) => client.admin.orders.cancel(id)),
    question: asked("cancel", t.common.close),
  },
]

function action(kind: keyof typeof words.actions, change: ChangeRow): RowChange {
  return { label: words.actions[kind], change, done: (count) => words.done[kind]({ count }) }
}

function asked(kind: "capture" | "cancel", dismiss?: string) {
  return ({ count }: Selection) => ({
    title: words.questions[kind]({ count }),
    text: words.texts[kind],
    label: words.actions[kind],
    ...(dismiss === undefined ? {} : { dismiss }),
  })
}

/** Captures what is authorized. The API would call an order paid that has no payment at all. */
async function capture(client: Stheno, id: string): Promise<void> {
  const { order } = await client.admin.orders.retrieve(id, { fields: "id,status", expand: "payments" })
  const isOpen = order.payments.some(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
  if (!isOpen) throw new Error(words.nothingToCapture)
  await captureAll(client, id)
}
