import type { Metadata } from "next"
import { LookupForm } from "@/components/account/forms"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.lookup.title, robots: { index: false } }
}

export default async function LookupPage({ params }: PageProps) {
  const { locale } = await pageLocale(params)
  const messages = await messagesOf(locale)
  const { account } = messages
  return (
    <NarrowPage title={account.lookup.title} text={account.lookup.text}>
      <LookupForm
        locale={localeSegment(locale)}
        account={account}
        texts={formTexts(messages)}
        optional={messages.checkout.address.optional}
      />
      <p className="mt-6 text-[0.9375rem] text-muted">
        {messages.checkout.haveAccount}{" "}
        <a href={localePath(locale, "/account/orders")} className="quiet-link text-ink">
          {messages.checkout.signIn}
        </a>
      </p>
    </NarrowPage>
  )
}
