import type { Order, Return, Swap } from "@stheno/js-client"
import { useAdminInventoryItems, useAdminOrders, useAdminReturns } from "@stheno/medusa-react"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { formatAgo } from "../format/dates.ts"
import { formatMoney } from "../format/money.ts"
import { fullName } from "../format/names.ts"
import { formatNumber } from "../format/numbers.ts"
import { Section } from "../kit/page.tsx"
import { Problem } from "../kit/states.tsx"
import { errorText } from "../kit/errors.ts"
import { t } from "../messages/index.ts"
import { FulfillmentBadge } from "../orders/order-states.tsx"
import { shownFulfillmentStatus } from "../orders/shown-order.ts"
import { lowItems, lowStock } from "./low-stock.ts"

const words = t.overview

type NewOrder = Pick<Order, "id" | "display_id" | "created_at" | "email" | "total" | "currency_code"> &
  Parameters<typeof shownFulfillmentStatus>[0] & { readonly customer?: Parameters<typeof fullName>[0] }

/** The orders that came in last. */
export function NewestOrders({ orders, error }: { orders: readonly NewOrder[] | undefined; error: unknown }) {
  return (
    <Section title={words.newest} actions={<Link to="/a/orders">{words.allOrders}</Link>} flush>
      {!orders && error ? (
        <Problem text={errorText(error)} />
      ) : (
        <Rows empty={words.noOrders} isLoaded={orders !== undefined}>
          {orders?.map((order) => (
            <li key={order.id}>
              <Link to={`/a/orders/${order.id}`} className="overview-row">
                <span className="overview-name">
                  <strong>{`#${order.display_id}`}</strong>
                  <span className="muted small">
                    {`${fullName(order.customer) || order.email} · ${formatAgo(order.created_at, Date.now())}`}
                  </span>
                </span>
                <FulfillmentBadge status={shownFulfillmentStatus(order)} />
                <span className="money">{formatMoney(order.total, order.currency_code)}</span>
              </Link>
            </li>
          ))}
        </Rows>
      )}
    </Section>
  )
}

const readReturns = 100
const shown = 5

/** The returns whose goods have not arrived, each with its order. */
export function ReturnsToReceive() {
  const { returns, count = 0 } = useAdminReturns({ query: { limit: readReturns } })
  const open = (returns ?? []).filter(({ status }) => status === "requested")
  const first = open.slice(0, shown)
  const numbers = useNumbersOfExchanged(first)
  const sum = `${open.length}${count > readReturns ? "+" : ""}`
  return (
    <Section title={words.returns} beside={open.length > 0 && <span className="muted">{sum}</span>} flush>
      <Rows empty={words.noReturns} isLoaded={returns !== undefined}>
        {first.map((each) => (
          <li key={each.id}>
            <ReturnRow back={each} number={each.order?.display_id ?? numbers.get(orderIdOf(each))} />
          </li>
        ))}
      </Rows>
    </Section>
  )
}

interface OpenReturn extends Pick<Return, "id" | "order_id" | "created_at" | "refund_amount"> {
  readonly order?: Pick<Order, "display_id" | "currency_code"> | null
  readonly swap?: Pick<Swap, "order_id"> | null
}

/** The return of an exchange has its order through the exchange. */
function orderIdOf({ order_id, swap }: OpenReturn): string {
  return order_id ?? swap?.order_id ?? ""
}

/** Numbers of the orders that the returns of exchanges leave out, by ID: one request for all of them. */
function useNumbersOfExchanged(returns: readonly OpenReturn[]): ReadonlyMap<string, number> {
  const ids = [...new Set(returns.filter(({ order }) => !order).map(orderIdOf))].filter(Boolean).sort()
  const { orders = [] } = useAdminOrders(
    { id: ids, fields: "id,display_id", expand: "" },
    { enabled: ids.length > 0 },
  )
  return new Map(orders.map(({ id, display_id }) => [id, display_id]))
}

/** A return with its order. The return of an exchange refunds nothing itself. */
function ReturnRow({ back, number }: { back: OpenReturn; number: number | undefined }) {
  const { order, created_at, refund_amount } = back
  return (
    <Link to={`/a/orders/${orderIdOf(back)}`} className="overview-row">
      <span className="overview-name">
        <strong>{number === undefined ? words.return : t.records.order({ number })}</strong>
        <span className="muted small">{formatAgo(created_at, Date.now())}</span>
      </span>
      {order && <span className="money">{formatMoney(refund_amount, order.currency_code)}</span>}
    </Link>
  )
}

/** Items that are read to show some of them: items of variants whose stock is not managed are left out. */
const readItems = 20
const fields = "id,title,sku"

/** Items of which few units are left at all locations together, those that are sold out first. */
export function LowStock() {
  const soldOut = useAdminInventoryItems({ available_quantity: { lte: 0 }, limit: readItems, fields })
  const low = useAdminInventoryItems({ available_quantity: { lte: lowStock }, limit: readItems, fields })
  const first = soldOut.inventory_items
  const read = first &&
    low.inventory_items && [
      ...first,
      ...low.inventory_items.filter(({ id }) => first.every((item) => item.id !== id)),
    ]
  const items = lowItems(read ?? [])
  const count = (low.count ?? 0) - ((read?.length ?? 0) - items.length)
  // Without any item, none of them has enough units either.
  const isEmpty =
    useAdminInventoryItems({ limit: 1, fields: "id" }, { enabled: read?.length === 0 }).count === 0
  return (
    <Section
      title={words.lowStock}
      beside={items.length > 0 && <span className="muted">{formatNumber(count)}</span>}
      actions={<Link to={`/a/inventory?available=..${lowStock}`}>{words.allStock}</Link>}
      flush
    >
      <Rows empty={isEmpty ? words.noStock : words.noLowStock} isLoaded={read !== undefined}>
        {items.slice(0, shown).map(({ id, name, variant, available }) => (
          <li key={id}>
            <Link to={`/a/inventory/${id}`} className="overview-row">
              <span className="overview-name">
                <strong>{name}</strong>
                {variant && <span className="muted small">{variant}</span>}
              </span>
              <span className={available > 0 ? "" : "overview-none"}>
                {words.left({ count: Math.max(0, available) })}
              </span>
            </Link>
          </li>
        ))}
      </Rows>
    </Section>
  )
}

function Rows(props: { empty: string; isLoaded: boolean; children: readonly ReactNode[] | undefined }) {
  const { empty, isLoaded, children = [] } = props
  if (!isLoaded) return <div className="card-loading overview-loading" aria-hidden />
  return children.length > 0 ? (
    <ul className="overview-rows">{children}</ul>
  ) : (
    <p className="overview-empty muted">{empty}</p>
  )
}
