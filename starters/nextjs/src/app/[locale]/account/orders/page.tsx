import type { Metadata } from "next"
import { AccountFrame } from "@/components/account/frame"
import { OrderList } from "@/components/account/order-list"
import { buttonClass } from "@/components/ui/button"
import { listMyOrders } from "@/lib/orders"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { requireCustomer } from "@/lib/session"

const pageSize = 10

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<{ page?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.orders, robots: { index: false } }
}

export default async function OrdersPage({ params, searchParams }: PageProps) {
  const { locale } = await pageLocale(params)
  await requireCustomer(locale, "/account/orders")
  const page = Math.max(1, Math.min(1000, Number((await searchParams).page) || 1))
  const [{ account, shell }, { orders, count }] = await Promise.all([
    messagesOf(locale),
    listMyOrders((page - 1) * pageSize, pageSize),
  ])
  const link = (to: number) => `${localePath(locale, "/account/orders")}?page=${to}`
  return (
    <AccountFrame locale={locale} account={account} title={account.orders} current="orders">
      <OrderList orders={orders} texts={account.order} locale={locale} shop={shell.shopAll} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {page > 1 && (
          <a href={link(page - 1)} className={buttonClass({ look: "secondary" })}>
            {account.order.newer}
          </a>
        )}
        {page * pageSize < count && (
          <a href={link(page + 1)} className={buttonClass({ look: "secondary" })}>
            {account.order.more}
          </a>
        )}
        <p className="ml-auto text-sm text-muted">
          {account.order.claimHint}{" "}
          <a href={localePath(locale, "/account/claim")} className="quiet-link text-ink">
            {account.order.claim}
          </a>
        </p>
      </div>
    </AccountFrame>
  )
}
