import type { Metadata } from "next"
import { AddressCard } from "@/components/account/address-card"
import { AccountFrame, formTexts } from "@/components/account/frame"
import { AddressForm } from "@/components/account/forms"
import { buttonClass } from "@/components/ui/button"
import { fieldsOf } from "@/lib/cart-view"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { countryNames, pageLocale } from "@/lib/regions"
import { requireCustomer } from "@/lib/session"

interface PageProps {
  readonly params: Promise<{ locale: string }>
  /** `edit` is the ID of an address, or `new` */
  readonly searchParams: Promise<{ edit?: string }>
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: account.addresses, robots: { index: false } }
}

export default async function AddressesPage({ params, searchParams }: PageProps) {
  const { locale } = await pageLocale(params)
  const customer = await requireCustomer(locale, "/account/addresses")
  const [messages, names, { edit }] = await Promise.all([messagesOf(locale), countryNames(), searchParams])
  const { account } = messages
  const texts = account.addressBook
  const addresses = (customer.shipping_addresses ?? []).flatMap((address) => {
    const fields = fieldsOf(address)
    return fields ? [{ id: address.id, ...fields }] : []
  })
  const edited = addresses.find(({ id }) => id === edit) ?? null
  const list = localePath(locale, "/account/addresses")
  const title = !edit ? account.addresses : edited ? texts.editTitle : texts.add
  return (
    <AccountFrame locale={locale} account={account} title={title} current="addresses">
      {edit ? (
        <div className="max-w-xl">
          <AddressForm
            locale={localeSegment(locale)}
            account={account}
            texts={formTexts(messages)}
            checkout={messages.checkout}
            address={edited}
            countries={Object.entries(names).map(([code, name]) => ({ code, name }))}
            country={locale.country}
          />
          <a href={list} className={buttonClass({ look: "quiet" }, "mt-3 w-full")}>
            {texts.cancel}
          </a>
        </div>
      ) : (
        <>
          {addresses.length === 0 && <p className="rounded-lg bg-sunken p-8 text-muted">{texts.empty}</p>}
          <ul className="grid gap-4 sm:grid-cols-2">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                country={names[address.country_code] ?? address.country_code}
                editHref={`${list}?edit=${address.id}`}
                segment={localeSegment(locale)}
                texts={texts}
              />
            ))}
          </ul>
          <a href={`${list}?edit=new`} className={buttonClass({ look: "secondary" }, "mt-6")}>
            {texts.add}
          </a>
        </>
      )}
    </AccountFrame>
  )
}
