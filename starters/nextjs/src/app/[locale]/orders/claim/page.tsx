import type { Metadata } from "next"
import { ConfirmClaimForm } from "@/components/account/forms"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { LocalePath } from "@/components/layout/locale-path"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { privatePage } from "@/lib/private-page"
import { pageLocale } from "@/lib/regions"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<{ token?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.claimPage.title)
}

export default async function ConfirmClaimPage({ params, searchParams }: PageProps) {
  const { locale } = await pageLocale(params)
  const [messages, { token = "" }] = await Promise.all([messagesOf(locale), searchParams])
  const { account } = messages
  return (
    <NarrowPage title={account.claimPage.confirmTitle} text={account.claimPage.confirmText}>
      <LocalePath locale={locale} path={`/orders/claim?${new URLSearchParams({ token })}`} />
      <ConfirmClaimForm
        locale={localeSegment(locale)}
        account={account}
        texts={formTexts(messages)}
        token={token}
      />
      <a
        href={localePath(locale, "/account/orders")}
        className="quiet-link mt-6 inline-block text-[0.9375rem]"
      >
        {account.order.all}
      </a>
    </NarrowPage>
  )
}
