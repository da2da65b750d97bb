import type { Metadata } from "next"
import { AccountFrame, formTexts } from "@/components/account/frame"
import { PasswordForm, ProfileForm } from "@/components/account/forms"
import { localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { requireCustomer } from "@/lib/session"

interface PageProps {
  readonly params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.profile, robots: { index: false } }
}

export default async function ProfilePage({ params }: PageProps) {
  const { locale } = await pageLocale(params)
  const customer = await requireCustomer(locale, "/account/profile")
  const messages = await messagesOf(locale)
  const { account } = messages
  const shared = { locale: localeSegment(locale), account, texts: formTexts(messages) }
  const { first_name, last_name, email, phone } = customer
  return (
    <AccountFrame locale={locale} account={account} title={account.profile} current="profile">
      <div className="grid gap-14 xl:grid-cols-2">
        <section aria-labelledby="details">
          <h2 id="details" className="mb-5 text-lg font-medium">
            {account.profilePage.details}
          </h2>
          <ProfileForm
            {...shared}
            customer={{ first_name, last_name, email, phone }}
            optional={messages.checkout.address.optional}
          />
        </section>
        <section aria-labelledby="password-title">
          <h2 id="password-title" className="mb-5 text-lg font-medium">
            {account.profilePage.passwordTitle}
          </h2>
          <PasswordForm {...shared} />
        </section>
      </div>
    </AccountFrame>
  )
}
