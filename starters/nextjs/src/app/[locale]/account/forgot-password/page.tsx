import type { Metadata } from "next"
import { ForgotForm } from "@/components/account/forms"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.forgot.title, robots: { index: false } }
}

export default async function ForgotPasswordPage({ params }: PageProps) {
  const { locale } = await pageLocale(params)
  const messages = await messagesOf(locale)
  const { account } = messages
  return (
    <NarrowPage title={account.forgot.title} text={account.forgot.text}>
      <ForgotForm locale={localeSegment(locale)} account={account} texts={formTexts(messages)} />
      <a
        href={localePath(locale, "/account/sign-in")}
        className="quiet-link mt-6 inline-block text-[0.9375rem]"
      >
        {account.signIn.title}
      </a>
    </NarrowPage>
  )
}
