"use client"

import { useParams, useRouter } from "next/navigation"
import { startTransition, useEffect } from "react"
import { buttonClass } from "@/components/ui/button"
import { localePath, parseLocale } from "@/lib/locale"
import { countMissedView } from "@/lib/missed-view"
import { errorTexts } from "@/messages/errors"

interface ErrorNoteProps {
  readonly kind: "notFound" | "unavailable"
  /** renders the page again */
  readonly retry?: () => void
}

/**
 * Shown instead of a page that does not exist or that could not be loaded, with ways on. If a page calls
 * `notFound()`, the browser has to render this. A cached page therefore calls it in `generateMetadata`, which sets the
 * status, and returns this note, which is then part of the HTML.
 */
export function ErrorNote({ kind, retry }: ErrorNoteProps) {
  const params = useParams<{ locale?: string }>()
  const router = useRouter()
  const locale = parseLocale(params?.locale ?? "") ?? { country: "us", language: "en" }
  const texts = errorTexts[locale.language]
  const isMissing = kind === "notFound"
  useEffect(countMissedView, [])
  return (
    <section className="container-page py-24 text-center lg:py-40">
      <p className="eyebrow text-accent">{isMissing ? "404" : "503"}</p>
      <h1 className="display mx-auto mt-5 max-w-3xl text-5xl lg:text-7xl">
        {isMissing ? texts.notFoundTitle : texts.unavailableTitle}
      </h1>
      <p className="mx-auto mt-5 max-w-md text-lg text-muted">
        {isMissing ? texts.notFoundText : texts.unavailableText}
      </p>
      <div className="mt-10 flex flex-wrap justify-center gap-3">
        {retry ? (
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              startTransition(() => {
                router.refresh()
                retry()
              })
            }}
          >
            {texts.retry}
          </button>
        ) : (
          <a className={buttonClass()} href={localePath(locale, "/products")}>
            {texts.toShop}
          </a>
        )}
        <a className={buttonClass({ look: "secondary" })} href={localePath(locale)}>
          {texts.toHome}
        </a>
      </div>
    </section>
  )
}
