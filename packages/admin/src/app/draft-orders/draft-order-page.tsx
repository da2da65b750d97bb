import { useAdminDraftOrder, useAdminStore } from "@stheno/medusa-react"
import { Copy, Pencil, Plus, Trash2 } from "lucide-react"
import { useState } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { formatTime } from "../format/dates.ts"
import { formatMoney, moneyText, parseMoney } from "../format/money.ts"
import { formatList } from "../format/numbers.ts"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Badge } from "../kit/badge.tsx"
import { Button, ButtonLink } from "../kit/button.tsx"
import { ConfirmDialog } from "../kit/confirm-dialog.tsx"
import { copyText } from "../kit/copy.ts"
import { FormDialog } from "../kit/form-dialog.tsx"
import { lazyDialog } from "../kit/lazy-dialog.tsx"
import { metadataField, metadataPart, metadataText } from "../kit/metadata-text.ts"
import { Loaded, PageHead, Section } from "../kit/page.tsx"
import { RawData } from "../kit/raw-data.tsx"
import { rowNow } from "../kit/row-now.ts"
import { t } from "../messages/index.ts"
import { paymentLink } from "../orders/payment-link.ts"
import { useEmails } from "../settings/use-emails.ts"
import { versionOfLine, type ShownCart, type ShownDraft } from "./shown-draft.ts"
import { useLineRemoval } from "./line-removal.ts"
import { DraftSide } from "./draft-side.tsx"
import { LineList, Totals } from "../orders/line-list.tsx"
import { MetadataNote } from "../orders/task/item-metadata.tsx"

const AddItems = lazyDialog(async () => (await import("./add-items.tsx")).AddItems)
const words = t.draftOrders
const back = { to: "/a/draft-orders", label: words.title }

/** A draft order. */
export function DraftOrderPage() {
  const { id = "" } = useParams()
  const { draft_order: draft, error } = useAdminDraftOrder(id)
  return (
    <Loaded data={draft} error={error} back={back}>
      {(shown) => <DraftDetails draft={shown} />}
    </Loaded>
  )
}

function DraftDetails({ draft }: { draft: ShownDraft }) {
  const { display_id, status, created_at, cart } = draft
  return (
    <>
      <PageHead
        title={t.records.draftOrder({ number: display_id })}
        back={back}
        beside={<Badge tone={status === "completed" ? "green" : "blue"}>{words.status[status]}</Badge>}
        text={formatTime(created_at)}
        actions={<DraftActions draft={draft} />}
      />
      <Zone zone="draft_order.details.before" draftOrder={draft} />
      {cart && (
        <div className="detail">
          <div className="detail-main">
            <DraftItems draft={draft} cart={cart} />
          </div>
          <div className="detail-side">
            <DraftSide draft={draft} cart={cart} />
            <RawData data={draft} />
          </div>
        </div>
      )}
      <Zone zone="draft_order.details.after" draftOrder={draft} />
    </>
  )
}

function DraftActions({ draft }: { draft: ShownDraft }) {
  const [isPaying, setPaying] = useState(false)
  const navigate = useNavigate()
  const { id, display_id, status, cart, order_id, order } = draft
  if (status === "completed")
    return order_id ? (
      <ButtonLink to={`/a/orders/${order_id}`}>
        {order ? words.toOrder({ number: order.display_id }) : words.toOrderUnnumbered}
      </ButtonLink>
    ) : null
  const total = formatMoney(cart?.total, cart?.region?.currency_code ?? "")
  return (
    <>
      {(cart?.items.length ?? 0) > 0 && (
        <>
          <CopyLink cartId={draft.cart_id} />
          <Button kind="primary" onClick={() => setPaying(true)}>
            {words.markPaid}
          </Button>
        </>
      )}
      <ActionMenu
        label={menuLabel(t.records.draftOrder({ number: display_id }))}
        actions={[
          {
            label: words.delete,
            icon: Trash2,
            danger: true,
            question: {
              title: words.deleteQuestion({ number: display_id }),
              text: words.deleteText,
              label: words.delete,
            },
            send: (client) => client.admin.draftOrders.delete(id),
            done: words.deleteDone,
            after: () => navigate(back.to),
          },
        ]}
      />
      {isPaying && (
        <ConfirmDialog
          question={{
            title: words.markPaidQuestion({ amount: total }),
            text: words.markPaidText,
            label: words.markPaid,
          }}
          send={(client) => client.admin.draftOrders.markPaid(id)}
          done={words.markPaidDone}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  )
}

/** Copies the link to the page of the storefront on which the customer pays the draft. */
function CopyLink({ cartId }: { cartId: string | null }) {
  const { store } = useAdminStore({ staleTime: 60_000 })
  const emails = useEmails()
  const storeUrl = emails.data?.store_url ?? undefined
  const link = paymentLink(store?.payment_link_template, { cart_id: cartId }, storeUrl)
  if (link === undefined) return null
  return (
    <Button icon={Copy} onClick={() => void copyText(link, t.orderTasks.swaps.linkCopied)}>
      {t.orderTasks.swaps.copyLink}
    </Button>
  )
}

function DraftItems({ draft, cart }: { draft: ShownDraft; cart: ShownCart }) {
  const [isAdding, setAdding] = useState(false)
  const [isCustom, setCustom] = useState(false)
  const [opened, setOpened] = useState<ShownCart["items"][number]>()
  const counted = opened && rowNow(cart.items, opened)
  const isOpen = draft.status === "open"
  const removal = useLineRemoval(draft, cart)
  const currency = cart.region?.currency_code ?? ""
  const shipping = cart.shipping_methods.flatMap((method) => method.shipping_option?.name ?? [])
  return (
    <Section
      title={t.orders.items}
      flush
      actions={
        isOpen && (
          <>
            <Button onClick={() => setCustom(true)}>{words.addCustomItem}</Button>
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {words.addItem}
            </Button>
          </>
        )
      }
    >
      {cart.items.length === 0 && <p className="section-body muted">{words.noItems}</p>}
      <LineList
        lines={cart.items}
        currency={currency}
        note={({ metadata }) => <MetadataNote text={metadataText(metadata)} />}
        actions={(line) =>
          isOpen && (
            <ActionMenu
              label={menuLabel(line.title)}
              actions={[{ label: t.common.edit, icon: Pencil, open: () => setOpened(line) }, removal(line)]}
            />
          )
        }
      />
      <Totals order={cart} currency={currency} shipping={formatList(shipping)} />
      {isAdding && <AddItems draft={draft} cart={cart} onClose={() => setAdding(false)} />}
      {isCustom && (
        <FormDialog
          title={words.addCustomItem}
          draftKey={`custom-item ${draft.id}`}
          fields={[...customFields(currency), metadataField]}
          initial={{ quantity: "1" }}
          submit={words.addCustomItem}
          send={(client, { title, price, quantity, metadata }) =>
            client.admin.draftOrders.addLineItem(draft.id, {
              title,
              unit_price: parseMoney(price, currency) ?? 0,
              quantity: Number(quantity),
              ...metadataPart(metadata),
            })
          }
          done={words.customItemDone}
          onClose={() => setCustom(false)}
        />
      )}
      {counted && (
        <FormDialog
          title={t.common.edit}
          draftKey={`edit-item ${counted.id}`}
          text={counted.title}
          below={cart.shipping_methods.length > 0 && <p className="muted small">{words.shippingGoes}</p>}
          fields={[customFields(currency)[1], customFields(currency)[2], metadataField]}
          initial={{
            quantity: String(counted.quantity),
            price: moneyText(counted.unit_price, currency),
            metadata: metadataText(counted.metadata),
          }}
          version={versionOfLine(draft, counted)}
          submit={t.common.save}
          send={(client, { quantity, price, metadata }) =>
            client.admin.draftOrders.updateLineItem(draft.id, counted.id, {
              quantity: Number(quantity),
              ...(price === moneyText(counted.unit_price, currency)
                ? {}
                : { unit_price: parseMoney(price, currency) ?? null }),
              ...metadataPart(metadata, counted.metadata),
            })
          }
          done={words.changeLineDone}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  )
}

/** The fields of a custom item. */
function customFields(currency: string) {
  return [
    { name: "title", kind: "text", label: words.customTitle, required: true },
    { name: "price", kind: "money", label: words.unitPrice, currency, required: true, half: true },
    { name: "quantity", kind: "number", isWhole: true, label: words.quantity, required: true, half: true },
  ] as const
}
