import type { Metadata } from "next"
import { LocalePath } from "@/components/layout/locale-path"
import { OrderContents } from "@/components/orders/order-contents"
import { OrderMissing } from "@/components/orders/order-missing"
import { Badge } from "@/components/ui/badge"
import { buttonClass } from "@/components/ui/button"
import { fill } from "@/lib/format"
import { languageTag, localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { findOrder } from "@/lib/orders"
import { privatePage } from "@/lib/private-page"
import { countryNames, pageLocale } from "@/lib/regions"

interface OrderPageProps {
  readonly params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.orders)
}

export default async function OrderPage({ params }: OrderPageProps) {
  const { locale } = await pageLocale(params)
  const { id } = await params
  const [messages, order, countries] = await Promise.all([messagesOf(locale), findOrder(id), countryNames()])
  const here = <LocalePath locale={locale} path={`/orders/${id}`} />
  if (!order) return <OrderMissing messages={messages} locale={locale} here={here} />
  const texts = messages.account.order
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long" }).format(
    new Date(order.createdAt),
  )
  return (
    <div className="container-page pt-12 pb-24 lg:pt-16">
      {here}
      <div className="mb-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <Badge look={order.state === "canceled" ? "danger" : "neutral"}>{texts.states[order.state]}</Badge>
          <h1 className="display mt-4 text-5xl">{fill(texts.number, { number: order.number })}</h1>
          <p className="mt-2 text-muted">{fill(texts.placedOn, { date })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {order.canExchange && (
            <a
              href={localePath(locale, `/orders/${order.id}/exchange`)}
              className={buttonClass({ look: "secondary" })}
            >
              {texts.exchange}
            </a>
          )}
          {order.canReturn && (
            <a
              href={localePath(locale, `/orders/${order.id}/return`)}
              className={buttonClass({ look: "secondary" })}
            >
              {texts.return}
            </a>
          )}
        </div>
      </div>
      <OrderContents order={order} messages={messages} locale={locale} countries={countries} />
    </div>
  )
}
