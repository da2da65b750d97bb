import { useAdminOrder } from "@stheno/medusa-react"
import { Archive, CircleCheck, Truck } from "lucide-react"
import { useState } from "react"
import { useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime } from "../format/dates.ts"
import { ActionMenu, cancelAction, menuLabel } from "../kit/action-menu.tsx"
import { Changes } from "../kit/changes.ts"
import { lazyDialog } from "../kit/lazy-dialog.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { RawData } from "../kit/raw-data.tsx"
import { t } from "../messages/index.ts"
import { MessagesCard } from "../sent-messages/messages-card.tsx"
import { OrderAllocation } from "./allocation/order-allocation.tsx"
import { OrderClaims } from "./claims/order-claims.tsx"
import { CustomerCard } from "./customer-card.tsx"
import { BalanceBadges } from "./edits/balance-badges.tsx"
import { useBalance } from "./edits/use-balance.ts"
import { useOrderEdits } from "./edits/shown-edit.ts"
import { changesOf } from "./order-changes.ts"
import { OrderEdits } from "./order-edits.tsx"
import { OrderFulfillments } from "./order-fulfillments.tsx"
import { OrderItems } from "./order-items.tsx"
import { OrderPayments } from "./order-payments.tsx"
import { OrderReturns } from "./order-returns.tsx"
import { FulfillmentBadge, StatusBadge } from "./order-states.tsx"
import { removals } from "./shipping-removal.ts"
import { OrderTimeline } from "./order-timeline.tsx"
import { OrderSwaps } from "./swaps/order-swaps.tsx"
import { cancelRefusal, shownFulfillmentStatus, versionOf, type ShownOrder } from "./shown-order.ts"

const AddShippingDialog = lazyDialog(
  async () => (await import("./add-shipping-dialog.tsx")).AddShippingDialog,
)
const back = { to: "/a/orders", label: t.orders.title }

/** An order, and everything that is done with it. */
export function OrderPage() {
  const { id = "" } = useParams()
  const { order, error } = useAdminOrder(id)
  return (
    <Loaded data={order} error={error} back={back}>
      {(shown) => <OrderDetails order={shown} />}
    </Loaded>
  )
}

function OrderDetails({ order }: { order: ShownOrder }) {
  const { display_id, status, created_at, sales_channel } = order
  const balance = useBalance(order)
  const isUntouched = order.returns.length + order.claims.length + order.swaps.length === 0
  return (
    <>
      <PageHead
        title={t.records.order({ number: display_id })}
        back={back}
        beside={
          <span className="badges">
            <StatusBadge status={status} />
            <BalanceBadges order={order} due={balance.due} />
            <FulfillmentBadge status={shownFulfillmentStatus(order)} />
          </span>
        }
        text={[formatTime(created_at), sales_channel?.name].filter(Boolean).join(" · ")}
        actions={<OrderMenu order={order} due={balance.due} />}
      />
      <Zone zone="order.details.before" order={order} />
      <div className="detail">
        <div className="detail-main">
          <OrderEdits order={order} />
          <OrderItems order={order} />
          <Changes value={changesOf.payment}>
            <OrderPayments order={order} />
          </Changes>
          <Changes value={changesOf.fulfillment}>
            <OrderFulfillments order={order} />
          </Changes>
          <OrderAllocation order={order} />
          <div className={isUntouched ? "joined" : undefined}>
            <OrderReturns order={order} />
            <OrderClaims order={order} />
            <OrderSwaps order={order} />
          </div>
          <RawData data={order} />
        </div>
        <div className="detail-side">
          <CustomerCard order={order} />
          <OrderTimeline order={order} />
          <OrderMessages order={order} />
          <MetadataSection
            of={order.id}
            metadata={order.metadata}
            version={versionOf(order)}
            send={(client, metadata) =>
              client.admin.custom.post<object>(`/orders/${encodeURIComponent(order.id)}/metadata`, {
                metadata,
              })
            }
          />
        </div>
      </div>
      <Zone zone="order.details.after" order={order} />
    </>
  )
}

/** What the customer was sent about the order, its exchanges, its claims and its edits. */
function OrderMessages({ order }: { order: ShownOrder }) {
  const { title, none } = t.orderTasks.notifications
  const { edits, error } = useOrderEdits(order.id)
  const ids = [order, ...order.swaps, ...order.claims, ...(edits ?? [])].map(({ id }) => id)
  const isKnown = edits !== undefined || error !== null
  return (
    <MessagesCard
      title={title}
      none={none}
      query={isKnown ? { resource_id: ids.join(",") } : undefined}
      all={`/a/settings/messages?for=${order.id}`}
    />
  )
}

function OrderMenu({ order, due }: { order: ShownOrder; due: number }) {
  const [isAddingShipping, setAddingShipping] = useState(false)
  const { id, status, display_id } = order
  const refusal = cancelRefusal(order)
  const isOpen = status === "pending" || status === "requires_action"
  return (
    <>
      <ActionMenu
        label={menuLabel(t.records.order({ number: display_id }))}
        actions={[
          status !== "canceled" && {
            label: t.orders.addShipping,
            icon: Truck,
            open: () => setAddingShipping(true),
          },
          ...removals(order, due),
          isOpen && {
            label: t.orders.complete,
            icon: CircleCheck,
            send: (client) => client.admin.orders.complete(id),
            done: t.orders.completeDone,
            changes: changesOf.status,
          },
          status !== "canceled" &&
            status !== "archived" && {
              label: t.orders.archive,
              icon: Archive,
              ...(status === "completed" ? {} : { disabled: t.orderTasks.archiveReason }),
              send: (client) => client.admin.orders.archive(id),
              done: t.orders.archiveDone,
              changes: changesOf.status,
            },
          status !== "canceled" &&
            cancelAction({
              label: t.orders.cancel,
              title: t.orders.cancelQuestion({ number: display_id }),
              text: t.orders.cancelText,
              reason: refusal && t.orderTasks.cancelReasons[refusal],
              send: (client) => client.admin.orders.cancel(id),
              done: t.orders.cancelDone,
            }),
        ]}
      />
      {isAddingShipping && <AddShippingDialog order={order} onClose={() => setAddingShipping(false)} />}
    </>
  )
}
