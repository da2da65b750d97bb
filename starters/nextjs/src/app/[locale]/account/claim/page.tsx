import type { Metadata } from "next"
import { AccountFrame, formTexts } from "@/components/account/frame"
import { ClaimForm } from "@/components/account/forms"
import { localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { requireCustomer } from "@/lib/session"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.claimPage.title, robots: { index: false } }
}

export default async function ClaimPage({ params }: PageProps) {
  const { locale } = await pageLocale(params)
  await requireCustomer(locale, "/account/claim")
  const messages = await messagesOf(locale)
  const { account } = messages
  return (
    <AccountFrame locale={locale} account={account} title={account.claimPage.title} current="orders">
      <div className="max-w-md">
        <p className="mb-6 text-muted">{account.claimPage.text}</p>
        <ClaimForm locale={localeSegment(locale)} account={account} texts={formTexts(messages)} />
      </div>
    </AccountFrame>
  )
}
