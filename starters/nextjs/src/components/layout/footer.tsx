import { env } from "@/lib/env"
import { fill } from "@/lib/format"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { pricesIncludeTax } from "@/lib/tax-display"
import { LocaleForm } from "./locale-form"
import { shellData } from "./shell-data"

interface FooterProps {
  readonly locale: Locale
  readonly messages: Messages
}

/** The frame below each page: navigation, country and language, legal pages. */
export async function Footer({ locale, messages }: FooterProps) {
  const { shell, legal } = messages
  const { categories, countries } = await shellData(locale.country)
  const link = (path: string, text: string) => ({ href: localePath(locale, path), text })
  const columns = [
    {
      title: shell.footerShop,
      links: [
        link("/products", shell.shopAll),
        ...categories.map(({ handle, name }) => link(`/categories/${handle}`, name)),
        link("/collections", shell.collections),
      ],
    },
    {
      title: shell.footerHelp,
      links: [
        link("/orders/lookup", shell.findOrder),
        link("/account", shell.account),
        link("/legal/shipping", legal.shipping.title),
      ],
    },
    {
      title: shell.footerLegal,
      links: [
        link("/legal/imprint", legal.imprint.title),
        link("/legal/terms", legal.terms.title),
        link("/legal/privacy", legal.privacy.title),
      ],
    },
  ]
  return (
    <footer className="mt-24 border-t border-line bg-sunken text-sm lg:mt-36">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-12 py-14 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr] lg:py-20">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <p className="display text-3xl">{env.storeName}</p>
          <p className="mt-3 max-w-xs text-muted">{shell.footerAbout}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-medium">{title}</h2>
            <ul className="mt-4 space-y-2.5 text-muted">
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href} className="transition-colors hover:text-ink">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <LocaleForm locale={locale} countries={countries} shell={shell} />
      </div>
      <div className="container-page flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-6 text-muted">
        <p>{fill(shell.allRights, { year: new Date().getFullYear(), store: env.storeName })}</p>
        <p>{pricesIncludeTax(locale.country) ? shell.pricesIncludeTax : shell.pricesExcludeTax}</p>
      </div>
    </footer>
  )
}
