import type { Metadata } from "next"
import { notFound } from "next/navigation"
import type { ReactNode } from "react"
import { CountView } from "@/components/layout/page-scripts"
import { Icon } from "@/components/ui/icon"
import { env } from "@/lib/env"
import { sans, serif } from "@/lib/fonts"
import { languageTag, localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import "../../globals.css"

export const metadata: Metadata = {
  metadataBase: new URL(env.baseUrl),
  title: { default: env.storeName, template: `%s · ${env.storeName}` },
  robots: { index: false },
}

interface LayoutProps {
  readonly children: ReactNode
  readonly params: Promise<{ locale: string }>
}

/** The frame of the checkout: without navigation, so that customers can leave the order only with the link back to the bag. */
export default async function CheckoutLayout({ children, params }: LayoutProps) {
  const locale = parseLocale((await params).locale)
  if (!locale) notFound()
  const { checkout } = await messagesOf(locale)
  return (
    <html lang={languageTag(locale)} className={`${sans.variable} ${serif.variable}`}>
      <body className="flex min-h-dvh flex-col bg-paper text-ink">
        <header className="border-b border-line">
          <div className="container-page grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 lg:h-19">
            <a
              href={localePath(locale, "/cart")}
              className="-ml-2 inline-flex w-fit items-center gap-1.5 rounded-full py-2 pr-4 pl-2 text-sm hover:bg-sunken"
            >
              <Icon name="right" className="size-4 rotate-180" />
              <span className="max-sm:sr-only">{checkout.backToBag}</span>
            </a>
            <a href={localePath(locale)} className="display text-[1.75rem] leading-none lg:text-[2rem]">
              {env.storeName}
            </a>
            <p className="text-right text-sm text-muted max-sm:sr-only">{checkout.secure}</p>
          </div>
        </header>
        <main id="content" className="flex flex-1 flex-col">
          {children}
        </main>
        <CountView />
      </body>
    </html>
  )
}
