import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { Breadcrumbs } from "@/components/catalog/breadcrumbs"
import { PageHeading } from "@/components/catalog/page-heading"
import { MissingPage } from "@/components/layout/missing-page"
import { LaterScripts } from "@/components/layout/later-scripts"
import { env } from "@/lib/env"
import { fill } from "@/lib/format"
import { parseLocale } from "@/lib/locale"
import { messagesOf, type Messages } from "@/lib/messages"
import { pageLocale } from "@/lib/regions"
import { pageMetadata } from "@/lib/seo"

interface PageProps {
  readonly params: Promise<{ locale: string; page: string }>
}

/** Pages are made when they are first asked for, and kept. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale: segment, page } = await params
  const locale = parseLocale(segment)
  if (!locale) notFound()
  const { legal } = await messagesOf(locale)
  if (!isLegalPage(page, legal)) notFound()
  return pageMetadata({ locale, path: `/legal/${page}`, title: legal[page].title })
}

export default async function LegalPage({ params }: PageProps) {
  const { page } = await params
  const { locale } = await pageLocale(params)
  const messages = await messagesOf(locale)
  const { legal } = messages
  if (!isLegalPage(page, legal)) return <MissingPage />
  const { title, sections } = legal[page]
  return (
    <>
      <Breadcrumbs locale={locale} messages={messages} crumbs={[{ path: `/legal/${page}`, text: title }]} />
      <PageHeading title={title} />
      <div className="container-page">
        <div className="max-w-prose space-y-10 text-[1.0625rem]">
          {sections.map((section) => (
            <section key={section.title}>
              <h2 className="display mb-3 text-3xl">{section.title}</h2>
              <p>{fill(section.text, { store: env.storeName })}</p>
            </section>
          ))}
        </div>
      </div>
      <LaterScripts />
    </>
  )
}

function isLegalPage(page: string, legal: Messages["legal"]): page is keyof Messages["legal"] {
  return Object.hasOwn(legal, page)
}
