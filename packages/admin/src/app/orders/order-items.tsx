import { formatMoney } from "../format/money.ts"
import { valueText } from "../discounts/discount-states.tsx"
import { formatList } from "../format/numbers.ts"
import { ButtonLink } from "../kit/button.tsx"
import { Section } from "../kit/page.tsx"
import { t } from "../messages/index.ts"
import { useBalance } from "./edits/use-balance.ts"
import { LineList, Totals } from "./line-list.tsx"
import { authorizedOf, capturedOf, type ShownOrder } from "./shown-order.ts"

/** What was bought, and what it comes to. */
export function OrderItems({ order }: { order: ShownOrder }) {
  const { items, currency_code: currency, shipping_methods, discounts } = order
  const { due, outside } = useBalance(order)
  const paid = outside.reduce((sum, { amount }) => sum + amount, capturedOf(order))
  const authorized = authorizedOf(order)
  const shipping = shipping_methods.flatMap((method) => method.shipping_option?.name ?? [])
  return (
    <Section
      title={t.orders.items}
      flush
      actions={
        order.status !== "canceled" && (
          <ButtonLink to={`/a/orders/${order.id}/edit`}>{t.orders.edits.open}</ButtonLink>
        )
      }
    >
      <LineList
        lines={items}
        currency={currency}
        note={({ returned_quantity }) =>
          returned_quantity ? (
            <span className="muted small">{t.orders.returned({ quantity: returned_quantity })}</span>
          ) : null
        }
      />
      <Totals order={order} currency={currency} shipping={formatList(shipping)}>
        {discounts.length > 0 && (
          <div>
            <span>{t.discounts.code}</span>
            <span>{formatList(discounts.map((discount) => discountText(discount, currency)))}</span>
          </div>
        )}
        {order.gift_card_transactions.map(({ id, gift_card_id, amount }) => (
          <div key={id}>
            <span>
              {t.orders.takenFromCard({
                code: order.gift_cards.find((card) => card.id === gift_card_id)?.code ?? "",
              })}
            </span>
            <span className="money">{formatMoney(amount, currency)}</span>
          </div>
        ))}
        <div className="totals-rule">
          <span>{t.orders.paid}</span>
          <span className="money">{formatMoney(paid, currency)}</span>
        </div>
        {authorized > 0 && (
          <div>
            <span>{t.orders.authorized}</span>
            <span className="money">{formatMoney(authorized, currency)}</span>
          </div>
        )}
        {order.refunded_total > 0 && (
          <div>
            <span>{t.orders.refunded}</span>
            <span className="money">{formatMoney(order.refunded_total, currency)}</span>
          </div>
        )}
        {due > 0 && (
          <div className="totals-sum">
            <span>{t.orders.outstanding}</span>
            <span className="money">{formatMoney(due, currency)}</span>
          </div>
        )}
      </Totals>
    </Section>
  )
}

/** The code of a discount with what it takes off. */
export function discountText(
  { code, rule }: { readonly code: string; readonly rule?: Parameters<typeof valueText>[0]["rule"] },
  currency: string,
): string {
  return rule ? `${code} · ${valueText({ rule, regions: [{ currency_code: currency }] })}` : code
}
