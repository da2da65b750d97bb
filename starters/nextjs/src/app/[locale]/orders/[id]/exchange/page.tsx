import type { Metadata } from "next"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { LocalePath } from "@/components/layout/locale-path"
import { ExchangeForm } from "@/components/orders/exchange-form"
import { OrderMissing } from "@/components/orders/order-missing"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { findOrder, listReturnOptions, withOtherVariants } from "@/lib/orders"
import { privatePage } from "@/lib/private-page"
import { pageLocale } from "@/lib/regions"

interface ExchangePageProps {
  readonly params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: ExchangePageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.exchangePage.title)
}

export default async function ExchangePage({ params }: ExchangePageProps) {
  const { locale } = await pageLocale(params)
  const { id } = await params
  const [messages, order] = await Promise.all([messagesOf(locale), findOrder(id)])
  const here = <LocalePath locale={locale} path={`/orders/${id}/exchange`} />
  if (!order) return <OrderMissing messages={messages} locale={locale} here={here} />
  const { exchangePage: texts, returnPage } = messages.account
  const [lines, options] = order.canExchange
    ? await Promise.all([withOtherVariants(order), listReturnOptions(order)])
    : [[], []]
  return (
    <NarrowPage title={texts.title} text={lines.length > 0 ? texts.text : returnPage.nothing}>
      {here}
      {lines.length > 0 && (
        <ExchangeForm
          orderId={order.id}
          lines={lines}
          optionId={options[0]?.id ?? ""}
          texts={texts}
          form={formTexts(messages)}
          locale={localeSegment(locale)}
        />
      )}
      <a
        href={localePath(locale, `/orders/${order.id}`)}
        className="quiet-link mt-6 inline-block text-[0.9375rem]"
      >
        {returnPage.backToOrder}
      </a>
    </NarrowPage>
  )
}
