import type { Metadata } from "next"
import { LocalePath } from "@/components/layout/locale-path"
import { ForgetCart } from "@/components/orders/forget-cart"
import { OrderContents } from "@/components/orders/order-contents"
import { OrderMissing } from "@/components/orders/order-missing"
import { buttonClass } from "@/components/ui/button"
import { Icon } from "@/components/ui/icon"
import { fill } from "@/lib/format"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { findOrder } from "@/lib/orders"
import { privatePage } from "@/lib/private-page"
import { countryNames, pageLocale } from "@/lib/regions"
import { currentCustomer } from "@/lib/session"

interface ConfirmedPageProps {
  readonly params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: ConfirmedPageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.confirmed.titleNoName)
}

export default async function ConfirmedPage({ params }: ConfirmedPageProps) {
  const { locale } = await pageLocale(params)
  const { id } = await params
  const [messages, order, customer, countries] = await Promise.all([
    messagesOf(locale),
    findOrder(id),
    currentCustomer(),
    countryNames(),
  ])
  const here = <LocalePath locale={locale} path={`/orders/${id}/confirmed`} />
  if (!order) return <OrderMissing messages={messages} locale={locale} here={here} />
  const texts = messages.account.confirmed
  const name = order.address?.first_name
  return (
    <div className="container-page pt-12 pb-24 lg:pt-20">
      {here}
      <ForgetCart />
      <div className="mb-14 max-w-2xl">
        <span className="mb-6 inline-flex size-12 items-center justify-center rounded-full bg-sunken text-success">
          <Icon name="check" className="size-6" />
        </span>
        <h1 className="display text-5xl sm:text-6xl">
          {name ? fill(texts.title, { name }) : texts.titleNoName}
        </h1>
        <p className="mt-5 text-lg">{fill(texts.text, { number: order.number, email: order.email })}</p>
        <p className="mt-2 text-muted">{texts.nextText}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={localePath(locale, "/products")} className={buttonClass()}>
            {texts.continue}
          </a>
          <a href={localePath(locale, `/orders/${order.id}`)} className={buttonClass({ look: "secondary" })}>
            {texts.viewOrder}
          </a>
        </div>
      </div>
      <OrderContents order={order} messages={messages} locale={locale} countries={countries} />
      {!customer && (
        <div className="mt-14 rounded-lg border border-line p-6 sm:flex sm:items-center sm:justify-between sm:gap-8 sm:p-8">
          <div>
            <h2 className="text-lg font-medium">{texts.register}</h2>
            <p className="mt-1 text-muted">{fill(texts.registerText, { email: order.email })}</p>
          </div>
          <a
            href={localePath(locale, `/account/register?email=${encodeURIComponent(order.email)}`)}
            className={buttonClass({ look: "secondary" }, "mt-5 sm:mt-0")}
          >
            {messages.account.register.submit}
          </a>
        </div>
      )}
    </div>
  )
}
