import type { Metadata } from "next"
import { AccountFrame } from "@/components/account/frame"
import { OrderList } from "@/components/account/order-list"
import { buttonClass } from "@/components/ui/button"
import { fill } from "@/lib/format"
import { listMyOrders } from "@/lib/orders"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { requireCustomer } from "@/lib/session"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.title, robots: { index: false } }
}

export default async function AccountPage({ params }: PageProps) {
  const { locale } = await pageLocale(params)
  const customer = await requireCustomer(locale, "/account")
  const [{ account, shell }, { orders, count }] = await Promise.all([messagesOf(locale), listMyOrders(0, 3)])
  return (
    <AccountFrame
      locale={locale}
      account={account}
      title={fill(account.greeting, { name: customer.first_name || customer.email })}
      current="overview"
    >
      <h2 className="mb-4 text-lg font-medium">{account.order.recent}</h2>
      <OrderList orders={orders} texts={account.order} locale={locale} shop={shell.shopAll} />
      {count > orders.length && (
        <a
          href={localePath(locale, "/account/orders")}
          className={buttonClass({ look: "secondary" }, "mt-6")}
        >
          {account.order.all}
        </a>
      )}
    </AccountFrame>
  )
}
