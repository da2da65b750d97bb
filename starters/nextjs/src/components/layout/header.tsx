import { Icon } from "@/components/ui/icon"
import { env } from "@/lib/env"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { CartLink } from "./cart-link"
import { MobileMenu } from "./mobile-menu"
import { shellData } from "./shell-data"

interface HeaderProps {
  readonly locale: Locale
  readonly messages: Messages
}

const iconLink = "rounded-full p-2.5 transition-colors hover:bg-sunken"

/** The frame above each page: navigation, search, account and bag. Links are plain, so it needs no scripts. */
export async function Header({ locale, messages }: HeaderProps) {
  const { shell } = messages
  const { categories } = await shellData(locale.country)
  const links = [
    { href: localePath(locale, "/products"), text: shell.shopAll },
    ...categories.map(({ handle, name }) => ({
      href: localePath(locale, `/categories/${handle}`),
      text: name,
    })),
    { href: localePath(locale, "/collections"), text: shell.collections },
  ]
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md">
      <a
        href="#content"
        className="absolute -top-20 left-4 z-50 rounded-full bg-ink px-5 py-2.5 text-paper focus:top-3"
      >
        {shell.skipToContent}
      </a>
      <div className="container-page grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 lg:h-19">
        <div className="flex items-center">
          <MobileMenu links={links} locale={locale} messages={messages} />
          <nav aria-label={shell.mainNavigation} className="hidden xl:block">
            <ul className="-ml-3 flex">
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="rounded-full px-3 py-2 whitespace-nowrap text-[0.9375rem] transition-colors hover:bg-sunken"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <a href={localePath(locale)} className="display text-[1.75rem] leading-none lg:text-[2rem]">
          {env.storeName}
        </a>
        <div className="-mr-2.5 flex items-center justify-end">
          <a href={localePath(locale, "/products#search")} className={iconLink} aria-label={shell.search}>
            <Icon name="search" />
          </a>
          <a
            href={localePath(locale, "/account")}
            className={`${iconLink} hidden sm:block`}
            aria-label={shell.account}
          >
            <Icon name="account" />
          </a>
          <CartLink locale={locale} messages={messages} />
        </div>
      </div>
    </header>
  )
}
