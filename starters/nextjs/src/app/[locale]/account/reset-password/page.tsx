import type { Metadata } from "next"
import { ResetForm } from "@/components/account/forms"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { LocalePath } from "@/components/layout/locale-path"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { privatePage } from "@/lib/private-page"
import { pageLocale } from "@/lib/regions"
import { buttonClass } from "@/components/ui/button"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<{ token?: string; email?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.reset.title)
}

export default async function ResetPasswordPage({ params, searchParams }: PageProps) {
  const { locale } = await pageLocale(params)
  const [messages, { token, email = "" }] = await Promise.all([messagesOf(locale), searchParams])
  const { account } = messages
  const query = new URLSearchParams({ ...(token && { token }), ...(email && { email }) })
  const here = <LocalePath locale={locale} path={`/account/reset-password?${query}`} />
  if (!token)
    return (
      <NarrowPage title={account.reset.title} text={account.reset.missing}>
        {here}
        <a href={localePath(locale, "/account/forgot-password")} className={buttonClass()}>
          {account.reset.again}
        </a>
      </NarrowPage>
    )
  return (
    <NarrowPage title={account.reset.title}>
      {here}
      <ResetForm
        locale={localeSegment(locale)}
        account={account}
        texts={formTexts(messages)}
        email={email}
        token={token}
      />
    </NarrowPage>
  )
}
