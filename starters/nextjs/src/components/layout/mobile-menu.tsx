import { Icon } from "@/components/ui/icon"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"

interface MobileMenuProps {
  readonly links: readonly { readonly href: string; readonly text: string }[]
  readonly locale: Locale
  readonly messages: Messages
}

/** The navigation on narrow screens: a disclosure that the browser opens and closes by itself. */
export function MobileMenu({ links, locale, messages: { shell } }: MobileMenuProps) {
  return (
    <details className="group xl:hidden">
      <summary className="-ml-2.5 rounded-full p-2.5 hover:bg-sunken">
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
        <span className="sr-only">{shell.menu}</span>
      </summary>
      <nav
        aria-label={shell.mainNavigation}
        className="absolute inset-x-0 top-full h-[calc(100dvh-4rem)] overflow-y-auto bg-paper px-[clamp(1.25rem,4vw,3.5rem)] pt-6 pb-16"
      >
        <ul>
          {links.map(({ href, text }) => (
            <li key={href} className="border-b border-line">
              <a href={href} className="display flex items-center justify-between py-4 text-3xl">
                {text}
                <Icon name="right" className="text-muted" />
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-8 space-y-4">
          <li>
            <a href={localePath(locale, "/account")}>{shell.account}</a>
          </li>
          <li>
            <a href={localePath(locale, "/orders/lookup")}>{shell.findOrder}</a>
          </li>
        </ul>
      </nav>
    </details>
  )
}
