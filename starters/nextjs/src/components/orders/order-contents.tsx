import type { OrderView } from "@/lib/order-view"
import { cityLine } from "@/lib/checkout-rules"
import { fill } from "@/lib/format"
import { languageTag, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { formatMoney } from "@/lib/money"
import { Summary } from "@/components/cart/summary"
import { Thumbnail } from "@/components/cart/thumbnail"
import { Price } from "@/components/ui/price"

interface OrderContentsProps {
  readonly order: OrderView
  readonly messages: Messages
  readonly locale: Locale
  /** the names of countries by code */
  readonly countries: Readonly<Record<string, string>>
}

/** What was ordered, what it cost, where it goes and how far it is. */
export function OrderContents({ order, messages, locale, countries }: OrderContentsProps) {
  const { account, cart: cartTexts } = messages
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="space-y-10">
        <section aria-labelledby="items">
          <h2 id="items" className="border-b border-line pb-4 text-lg font-medium">
            {account.order.items}
          </h2>
          <Lines order={order} messages={messages} locale={locale} />
        </section>
        {order.packages.length > 0 && <Packages order={order} messages={messages} locale={locale} />}
      </div>
      <div className="space-y-8 lg:sticky lg:top-28 lg:self-start">
        <div className="rounded-lg bg-sunken p-6 sm:p-8">
          <Summary
            cart={{
              ...order,
              giftCards: [],
              shippingOptions: ["chosen"],
              needsShipping: order.shippingName !== null,
            }}
            texts={cartTexts}
            locale={locale}
          />
          {order.refunded > 0 && (
            <p className="mt-3 text-sm text-muted">
              {fill(account.order.refunded, {
                amount: formatMoney(order.refunded, order.currency, languageTag(locale)),
              })}
            </p>
          )}
        </div>
        <Facts order={order} messages={messages} countries={countries} />
      </div>
    </div>
  )
}

function Lines({ order, messages, locale }: Omit<OrderContentsProps, "countries">) {
  return (
    <ul className="divide-y divide-line">
      {order.lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-5">
          <Thumbnail line={{ ...line, handle: null }} className="size-20" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{line.title}</p>
            {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
            <p className="text-sm text-muted">
              {fill(messages.account.order.quantity, { count: line.quantity })}
            </p>
          </div>
          <Price
            amount={line.amount}
            currency={order.currency}
            locale={locale}
            className="text-[0.9375rem]"
          />
        </li>
      ))}
    </ul>
  )
}

function Packages({ order, messages, locale }: Omit<OrderContentsProps, "countries">) {
  const texts = messages.account.order
  const date = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: "long" })
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className="border-b border-line pb-4 text-lg font-medium">
        {texts.packages}
      </h2>
      <ul className="divide-y divide-line">
        {order.packages.map((sent, index) => (
          <li key={sent.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4 text-[0.9375rem]">
            <span className="font-medium">{fill(texts.package, { number: index + 1 })}</span>
            <span className="text-muted">
              {sent.shippedAt
                ? fill(texts.shippedOn, { date: date.format(new Date(sent.shippedAt)) })
                : texts.notShipped}
            </span>
            {sent.tracking.map(({ number, url }) => (
              <span key={number} className="w-full text-sm text-muted">
                {url ? (
                  <a href={url} rel="noreferrer" className="quiet-link text-ink">
                    {fill(texts.tracking, { number })}
                  </a>
                ) : (
                  fill(texts.tracking, { number })
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ order, messages, countries }: Omit<OrderContentsProps, "locale">) {
  const texts = messages.account.order
  const { address } = order
  const lines = address && [
    `${address.first_name} ${address.last_name}`.trim(),
    address.company,
    address.address_1,
    address.address_2,
    cityLine(address),
    countries[address.country_code] ?? address.country_code.toUpperCase(),
  ]
  return (
    <dl className="grid gap-6 px-6 text-[0.9375rem] sm:grid-cols-2 sm:px-8 lg:grid-cols-1">
      {lines && (
        <div>
          <dt className="mb-1 font-medium">{texts.deliverTo}</dt>
          {lines.filter(Boolean).map((line) => (
            <dd key={line} className="text-muted">
              {line}
            </dd>
          ))}
        </div>
      )}
      {order.shippingName && (
        <div>
          <dt className="mb-1 font-medium">{texts.shippingMethod}</dt>
          <dd className="text-muted">{order.shippingName}</dd>
        </div>
      )}
      <div>
        <dt className="mb-1 font-medium">{texts.payment}</dt>
        <dd className="text-muted">{order.isPaid ? texts.paid : texts.notPaid}</dd>
      </div>
    </dl>
  )
}
