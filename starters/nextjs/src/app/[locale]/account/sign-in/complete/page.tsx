import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { CompleteSignIn } from "@/components/account/complete-sign-in"
import { NarrowPage } from "@/components/account/frame"
import { env } from "@/lib/env"
import { safeNext } from "@/lib/forms"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  readonly searchParams: Promise<{ next?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.signIn.title, robots: { index: false } }
}

/** Where the server returns the browser after a sign-in with a provider. */
export default async function CompleteSignInPage({ params, searchParams }: PageProps) {
  if (env.signInProviders.length === 0) notFound()
  const { locale } = await pageLocale(params)
  const [{ account }, { next = "" }] = await Promise.all([messagesOf(locale), searchParams])
  const { title, completing, failed, submit } = account.signIn
  return (
    <NarrowPage title={title}>
      <CompleteSignIn
        backendUrl={env.backendUrl}
        nextHref={localePath(locale, safeNext(next))}
        texts={{ completing, failed, submit }}
        signInHref={localePath(locale, "/account/sign-in")}
      />
    </NarrowPage>
  )
}
