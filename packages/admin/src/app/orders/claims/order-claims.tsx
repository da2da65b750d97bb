import { PackageCheck, Pencil } from "lucide-react"
import { useState } from "react"
import { formatTime } from "../../format/dates.ts"
import { formatMoney } from "../../format/money.ts"
import { formatList } from "../../format/numbers.ts"
import { ActionMenu, cancelAction, menuLabel, type Action } from "../../kit/action-menu.tsx"
import { Badge } from "../../kit/badge.tsx"
import { Button, ButtonLink } from "../../kit/button.tsx"
import type { Version } from "../../kit/changed-elsewhere.tsx"
import { MetadataDialog } from "../../kit/metadata-section.tsx"
import { metadataText } from "../../kit/metadata-text.ts"
import { Section } from "../../kit/page.tsx"
import { t } from "../../messages/index.ts"
import { ReturnBadge, cancelReturn } from "../order-returns.tsx"
import { FulfillmentBadge } from "../order-states.tsx"
import { ReceiveDialog } from "../returns/lazy-receive-dialog.ts"
import type { ShownOrder } from "../shown-order.ts"
import { MetadataNote } from "../task/item-metadata.tsx"
import { FulfillPartDialog, PartFulfillments } from "../task/part-fulfillments.tsx"
import { PictureLinks } from "../task/picture-links.tsx"
import { linesOf, selectableLines } from "../task/returnable-lines.ts"

const words = t.orderTasks.claims
type Claim = ShownOrder["claims"][number]

/** Complaints about the order, and how they are settled. */
export function OrderClaims({ order }: { order: ShownOrder }) {
  const canClaim = order.status !== "canceled" && selectableLines(order, "fulfilled_quantity").length > 0
  if (order.claims.length === 0 && !canClaim) return null
  return (
    <Section
      title={words.heading}
      flush
      actions={canClaim && <ButtonLink to={`/a/orders/${order.id}/claims/new`}>{words.submit}</ButtonLink>}
    >
      {order.claims.map((claim) => (
        <ClaimCard key={claim.id} order={order} claim={claim} />
      ))}
    </Section>
  )
}

function ClaimCard({ order, claim }: { order: ShownOrder; claim: Claim }) {
  const [open, setOpen] = useState<"fulfill" | "receive" | "metadata">()
  const close = () => setOpen(undefined)
  const back = order.returns.find(({ id }) => id === claim.return_order?.id)
  const isWaiting =
    claim.type === "replace" &&
    !claim.canceled_at &&
    ["not_fulfilled", "canceled"].includes(claim.fulfillment_status)
  return (
    <div className="part-lines">
      <ClaimHead order={order} claim={claim} onEditMetadata={() => setOpen("metadata")} />
      <ClaimLines order={order} claim={claim} />
      <PartFulfillments
        fulfillments={claim.fulfillments}
        orderId={order.id}
        part={`/claims/${encodeURIComponent(claim.id)}`}
        canNotify={false}
        ship={(fulfillment_id) =>
          (client, { tracking_numbers }) =>
            client.admin.orders.createClaimShipment(order.id, claim.id, { fulfillment_id, tracking_numbers })
          }
        cancel={(fulfillmentId) => (client) =>
          client.admin.orders.cancelClaimFulfillment(order.id, claim.id, fulfillmentId)
        }
      />
      {back && (
        <div className="part-head">
          <span>{words.back}</span>
          <span className="end badges">
            <ReturnBadge status={back.status} />
          </span>
        </div>
      )}
      <div className="part-actions">
        {isWaiting && <Button onClick={() => setOpen("fulfill")}>{words.fulfill}</Button>}
        {back?.status === "requested" && (
          <Button icon={PackageCheck} onClick={() => setOpen("receive")}>
            {words.receive}
          </Button>
        )}
      </div>
      {open === "fulfill" && (
        <FulfillPartDialog
          draftKey={`fulfillment ${claim.id}`}
          send={(client, body) => client.admin.orders.fulfillClaim(order.id, claim.id, body)}
          onClose={close}
        />
      )}
      {open === "receive" && back && <ReceiveDialog order={order} back={back} kind="claim" onClose={close} />}
      {open === "metadata" && (
        <MetadataDialog
          of={claim.id}
          metadata={claim.metadata}
          version={versionOfClaim(order.id, claim)}
          send={(client, metadata) => client.admin.orders.updateClaim(order.id, claim.id, { metadata })}
          onClose={close}
        />
      )}
    </div>
  )
}

/** By which the dialog finds out that somebody else changed the claim. */
function versionOfClaim(orderId: string, claim: Claim): Version {
  return {
    shown: claim.updated_at,
    read: async (client) => {
      const { order } = await client.admin.orders.retrieve(orderId, { fields: "id", expand: "claims" })
      return order.claims.find(({ id }) => id === claim.id)?.updated_at ?? ""
    },
  }
}

function ClaimHead(props: { order: ShownOrder; claim: Claim; onEditMetadata: () => void }) {
  const { order, claim, onEditMetadata } = props
  const { canceled_at, type, refund_amount, payment_status, fulfillment_status } = claim
  const back = order.returns.find(({ id }) => id === claim.return_order?.id)
  return (
    <div className="part-head">
      <strong>{words.types[type]}</strong>
      <span className="muted small">{formatTime(claim.created_at)}</span>
      <span className="end badges">
        {canceled_at && <Badge tone="red">{t.orders.canceled}</Badge>}
        {!canceled_at && type === "replace" && <FulfillmentBadge status={fulfillment_status} />}
        {!canceled_at && type === "refund" && (
          <Badge tone={payment_status === "refunded" ? "green" : "bronze"}>
            {(payment_status === "refunded" ? words.refunded : words.notRefunded)({
              amount: formatMoney(refund_amount, order.currency_code),
            })}
          </Badge>
        )}
      </span>
      {!canceled_at && (
        <ActionMenu
          label={menuLabel(words.heading)}
          actions={[
            { label: t.common.editMetadata, icon: Pencil, open: onEditMetadata },
            back?.status === "requested" && cancelReturn(back.id),
            cancelClaim(order.id, claim, back?.status),
          ]}
        />
      )}
    </div>
  )
}

/** Why the API would not cancel a claim; undefined where it would. */
function cancelReason(claim: Claim, returnStatus: string | undefined): string | undefined {
  if (claim.refund_amount) return words.cancelRefunded
  if (claim.fulfillments.some(({ canceled_at }) => !canceled_at)) return words.cancelFulfilled
  if (returnStatus && returnStatus !== "canceled") return words.cancelReturnOpen
  return undefined
}

function cancelClaim(orderId: string, claim: Claim, returnStatus: string | undefined): Action {
  return cancelAction({
    label: words.cancel,
    title: words.cancelQuestion,
    text: words.cancelText,
    reason: cancelReason(claim, returnStatus),
    send: (client) => client.admin.orders.cancelClaim(orderId, claim.id),
    done: words.canceled,
  })
}

function ClaimLines({ order, claim }: { order: ShownOrder; claim: Claim }) {
  const titles = new Map(linesOf(order).map((item) => [item.id, item.title]))
  const replacements = claim.additional_items.map(({ title, quantity }) => `${quantity} × ${title}`)
  return (
    <>
      <ul>
        {claim.claim_items.map((each) => (
          <li key={each.id}>
            {each.quantity} × {each.item?.title ?? titles.get(each.item_id)}
            <span className="muted small">
              {" · "}
              {[words.reasons[each.reason], each.note].filter(Boolean).join(" · ")}
            </span>
            {each.images && each.images.length > 0 && (
              <span className="line-pictures">
                <PictureLinks urls={each.images.map(({ url }) => url)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {replacements.length > 0 && <p className="muted">{words.sends({ items: formatList(replacements) })}</p>}
      <MetadataNote text={metadataText(claim.metadata)} />
    </>
  )
}
