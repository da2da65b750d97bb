import { Badge } from "@/components/ui/badge"
import { buttonClass } from "@/components/ui/button"
import { Icon } from "@/components/ui/icon"
import { Thumbnail } from "@/components/cart/thumbnail"
import { fill } from "@/lib/format"
import { languageTag, localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import type { OrderView } from "@/lib/order-view"

interface OrderListProps {
  readonly orders: readonly OrderView[]
  readonly texts: Messages["account"]["order"]
  readonly locale: Locale
  /** the text of the link to the products, for customers without orders */
  readonly shop: string
}

/** Orders of a customer, each with the pictures of what was bought. */
export function OrderList({ orders, texts, locale, shop }: OrderListProps) {
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long" })
  if (orders.length === 0)
    return (
      <div className="rounded-lg bg-sunken p-8 text-center sm:py-14">
        <p className="text-muted">{texts.empty}</p>
        <a href={localePath(locale, "/products")} className={buttonClass({}, "mt-5")}>
          {shop}
        </a>
      </div>
    )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <li key={order.id} className="group relative flex items-center gap-5 py-5">
          <div className="flex shrink-0 -space-x-6 max-sm:*:not-first:hidden">
            {order.lines.slice(0, 3).map((line) => (
              <Thumbnail
                key={line.id}
                line={{ ...line, handle: null }}
                className="size-16 border-2 border-paper"
              />
            ))}
          </div>
          <div className="min-w-0 flex-1">
            <a
              href={localePath(locale, `/orders/${order.id}`)}
              className="font-medium after:absolute after:inset-0 group-hover:text-accent"
            >
              {fill(texts.number, { number: order.number })}
            </a>
            <p className="text-sm text-muted sm:truncate">
              {date.format(new Date(order.createdAt))} · {order.lines.map(({ title }) => title).join(", ")}
            </p>
          </div>
          <Badge look={order.state === "canceled" ? "danger" : "neutral"} className="shrink-0">
            {texts.states[order.state]}
          </Badge>
          <Icon name="right" className="size-4 text-muted max-sm:hidden" />
        </li>
      ))}
    </ul>
  )
}
