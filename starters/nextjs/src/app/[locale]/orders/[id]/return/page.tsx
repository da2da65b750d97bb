import type { Metadata } from "next"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { LocalePath } from "@/components/layout/locale-path"
import { OrderMissing } from "@/components/orders/order-missing"
import { ReturnForm } from "@/components/orders/return-form"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { findOrder, listReasons, listReturnOptions } from "@/lib/orders"
import { privatePage } from "@/lib/private-page"
import { pageLocale } from "@/lib/regions"

interface ReturnPageProps {
  readonly params: Promise<{ locale: string; id: string }>
}

export async function generateMetadata({ params }: ReturnPageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.returnPage.title)
}

export default async function ReturnPage({ params }: ReturnPageProps) {
  const { locale } = await pageLocale(params)
  const { id } = await params
  const [messages, order] = await Promise.all([messagesOf(locale), findOrder(id)])
  const here = <LocalePath locale={locale} path={`/orders/${id}/return`} />
  if (!order) return <OrderMissing messages={messages} locale={locale} here={here} />
  const texts = messages.account.returnPage
  const back = (
    <a
      href={localePath(locale, `/orders/${order.id}`)}
      className="quiet-link mt-6 inline-block text-[0.9375rem]"
    >
      {texts.backToOrder}
    </a>
  )
  if (!order.canReturn)
    return (
      <NarrowPage title={texts.title} text={texts.nothing}>
        {here}
        {back}
      </NarrowPage>
    )
  const [reasons, options] = await Promise.all([listReasons(), listReturnOptions(order)])
  return (
    <NarrowPage title={texts.title} text={texts.text}>
      {here}
      <ReturnForm
        order={order}
        reasons={reasons}
        options={options}
        texts={texts}
        form={formTexts(messages)}
        locale={locale}
      />
      {back}
    </NarrowPage>
  )
}
