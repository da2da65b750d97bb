import { localePath, type Locale } from "@/lib/locale"

interface LocalePathProps {
  readonly locale: Locale
  /** the path and query of the page below the locale */
  readonly path: string
}

/** A field of the form in the footer that chooses country and language: the page to return to, if its address is in no referrer. */
export function LocalePath({ locale, path }: LocalePathProps) {
  return <input type="hidden" name="path" value={localePath(locale, path)} form="country" />
}
