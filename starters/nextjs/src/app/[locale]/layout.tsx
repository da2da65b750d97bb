import type { Metadata, Viewport } from "next"
import { notFound } from "next/navigation"
import type { ReactNode } from "react"
import { Footer } from "@/components/layout/footer"
import { Header } from "@/components/layout/header"
import { PageScripts } from "@/components/layout/page-scripts"
import { PreviewBar } from "@/components/layout/preview-bar"
import { env } from "@/lib/env"
import { sans, serif } from "@/lib/fonts"
import { languageTag, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import "../globals.css"

export const metadata: Metadata = {
  metadataBase: new URL(env.baseUrl),
  title: { default: env.storeName, template: `%s · ${env.storeName}` },
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#161412" },
  ],
}

interface LayoutProps {
  readonly children: ReactNode
  readonly params: Promise<{ locale: string }>
}

export default async function Layout({ children, params }: LayoutProps) {
  const locale = parseLocale((await params).locale)
  if (!locale) notFound()
  const messages = await messagesOf(locale)
  return (
    <html lang={languageTag(locale)} className={`${sans.variable} ${serif.variable}`}>
      <body className="flex min-h-dvh flex-col bg-paper text-ink">
        <PreviewBar messages={messages} />
        <Header locale={locale} messages={messages} />
        <main id="content" className="flex-1">
          {children}
        </main>
        <Footer locale={locale} messages={messages} />
        <PageScripts />
      </body>
    </html>
  )
}
