import type { ReactNode } from "react"
import { localePath, localeSegment, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { SignOutButton } from "./sign-out-button"
import type { FormTexts } from "./form"

interface FrameProps {
  readonly locale: Locale
  readonly account: Messages["account"]
  readonly title: string
  readonly current: "overview" | "orders" | "addresses" | "profile"
  readonly children: ReactNode
}

/** A page of the account, with the navigation between them. */
export function AccountFrame({ locale, account, title, current, children }: FrameProps) {
  const pages = [
    { key: "overview", path: "/account" },
    { key: "orders", path: "/account/orders" },
    { key: "addresses", path: "/account/addresses" },
    { key: "profile", path: "/account/profile" },
  ] as const
  return (
    <div className="container-page pt-12 pb-24 lg:pt-16">
      <h1 className="display text-5xl">{title}</h1>
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label={account.navigation} className="max-lg:-mx-2 max-lg:overflow-x-auto">
          <ul className="flex gap-1 lg:flex-col">
            {pages.map(({ key, path }) => (
              <li key={key}>
                <a
                  href={localePath(locale, path)}
                  aria-current={key === current ? "page" : undefined}
                  className="block rounded-md px-3 py-2 whitespace-nowrap hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-medium"
                >
                  {account[key]}
                </a>
              </li>
            ))}
            <li>
              <SignOutButton segment={localeSegment(locale)} text={account.signOut} />
            </li>
          </ul>
        </nav>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  )
}

interface NarrowProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** A page with one short form. */
export function NarrowPage({ title, text, children }: NarrowProps) {
  return (
    <div className="container-page py-16 lg:py-24">
      <div className="mx-auto max-w-md">
        <h1 className="display text-5xl">{title}</h1>
        {text && <p className="mt-4 text-muted">{text}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}

/** The texts for forms from the catalogs. */
export function formTexts({ cart, checkout }: Pick<Messages, "cart" | "checkout">): FormTexts {
  return { problems: cart.problems, fields: checkout.fields, updating: cart.updating }
}
