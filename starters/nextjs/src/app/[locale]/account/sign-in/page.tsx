import type { Metadata } from "next"
import { SignInForm } from "@/components/account/forms"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { ProviderButtons } from "@/components/account/provider-buttons"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { safeNext } from "@/lib/forms"
import { signInProblem } from "@/lib/sign-in-providers"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<{ next?: string; error?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.signIn.title, robots: { index: false } }
}

export default async function SignInPage({ params, searchParams }: PageProps) {
  const { locale } = await pageLocale(params)
  const [messages, { next = "", error }] = await Promise.all([messagesOf(locale), searchParams])
  const { account } = messages
  return (
    <NarrowPage title={account.signIn.title} text={account.signIn.text}>
      {error && (
        <p role="alert" className="mb-6 text-danger">
          {account.signIn[signInProblem(error)]}
        </p>
      )}
      <SignInForm
        locale={localeSegment(locale)}
        account={account}
        texts={formTexts(messages)}
        next={safeNext(next)}
      />
      <ProviderButtons locale={locale} texts={account.signIn} next={safeNext(next)} />
      <div className="mt-6 flex flex-wrap justify-between gap-3 text-[0.9375rem]">
        <a href={localePath(locale, "/account/forgot-password")} className="quiet-link">
          {account.signIn.forgot}
        </a>
        <span className="text-muted">
          {account.signIn.noAccount}{" "}
          <a
            href={`${localePath(locale, "/account/register")}?next=${encodeURIComponent(safeNext(next))}`}
            className="quiet-link text-ink"
          >
            {account.signIn.register}
          </a>
        </span>
      </div>
    </NarrowPage>
  )
}
