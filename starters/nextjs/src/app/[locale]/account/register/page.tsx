import type { Metadata } from "next"
import { RegisterForm } from "@/components/account/forms"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { safeNext } from "@/lib/forms"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<{ next?: string; email?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.register.title, robots: { index: false } }
}

export default async function RegisterPage({ params, searchParams }: PageProps) {
  const { locale } = await pageLocale(params)
  const [messages, { next = "", email = "" }] = await Promise.all([messagesOf(locale), searchParams])
  const { account } = messages
  return (
    <NarrowPage title={account.register.title} text={account.register.text}>
      <RegisterForm
        locale={localeSegment(locale)}
        account={account}
        texts={formTexts(messages)}
        next={safeNext(next)}
        email={email}
      />
      <p className="mt-6 text-[0.9375rem] text-muted">
        {account.register.hasAccount}{" "}
        <a
          href={`${localePath(locale, "/account/sign-in")}?next=${encodeURIComponent(safeNext(next))}`}
          className="quiet-link text-ink"
        >
          {account.signIn.submit}
        </a>
      </p>
    </NarrowPage>
  )
}
