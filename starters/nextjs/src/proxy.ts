import { NextResponse, type NextRequest } from "next/server"
import { cookieNames } from "@/lib/cookies"
import { env } from "@/lib/env"
import { chooseLocale } from "@/lib/choose-locale"
import { localePath, parseLocale, type Locale } from "@/lib/locale"
import { noRegionPage } from "@/lib/no-region"
import { isPage, pageOfAddress } from "@/lib/page-paths"

/**
 * Sends addresses without a country to the customer's: the one chosen before (a cookie), else one that the browser's
 * languages name, else the default. Addresses of pages pass unchanged, so pages can be cached for everybody.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const [, first = ""] = pathname.split("/")
  const sold = await soldTo()
  const countries = sold ?? new Set<string>()
  const named = parseLocale(first)
  const isSold = sold === undefined || (named !== undefined && sold.has(named.country))
  if (named && isSold) {
    if (!isPage(pathname)) return notFoundPage(request, named)
    return isFilteredList(request.nextUrl, named) ? searchPage(request, named) : NextResponse.next()
  }
  const locale = chooseLocale({
    chosen: request.cookies.get(cookieNames.locale)?.value,
    acceptLanguage: request.headers.get("accept-language") ?? "",
    countries,
    fallback: env.defaultCountry,
  })
  if (sold?.size === 0) return notReady(noRegionPage(named ?? locale))
  // The way on leads to where the store sells.
  if (named) return notFoundPage(request, locale)
  const target = request.nextUrl.clone()
  target.pathname = localePath(locale, pageOfAddress(pathname))
  return NextResponse.redirect(target, 307)
}

/** Whether an address is the list of products with filters. Without any, the list is a static page. */
function isFilteredList({ pathname, search }: URL, locale: Locale): boolean {
  return search !== "" && pathname === localePath(locale, "/products")
}

function searchPage(request: NextRequest, locale: Locale): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = localePath(locale, "/search")
  return NextResponse.rewrite(target)
}

/** A page that is made once, so that addresses nobody has do not fill the cache. */
function notFoundPage(request: NextRequest, locale: Locale): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = localePath(locale, "/not-found")
  return NextResponse.rewrite(target)
}

function notReady(html: string): NextResponse {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }
  return new NextResponse(html, { status: 503, headers })
}

export const config = {
  // Neither files nor the storefront's own endpoints have a country.
  matcher: ["/((?!api/|_next/|.*\\..*).*)"],
}

interface Known {
  readonly countries: ReadonlySet<string> | undefined
  /** milliseconds since 1970 until which they count as current */
  readonly until: number
}

let known: Known | undefined
let reading: Promise<Known> | undefined

/**
 * The codes of the countries that the store sells to; undefined while the API has never been reached. Only the first request,
 * and requests before there is a region, wait for them: others get what was read last.
 */
async function soldTo(): Promise<ReadonlySet<string> | undefined> {
  if (known && known.until > Date.now()) return known.countries
  reading ??= readCountries().then((read) => {
    reading = undefined
    return (known = read)
  })
  return (known && known.countries?.size !== 0 ? known : await reading).countries
}

async function readCountries(): Promise<Known> {
  try {
    const response = await fetch(`${env.backendUrl}/store/regions`, { signal: AbortSignal.timeout(3000) })
    const { regions } = (await response.json()) as {
      regions: readonly { readonly countries: readonly { readonly iso_2: string }[] }[]
    }
    const countries = new Set(regions.flatMap((region) => region.countries.map(({ iso_2 }) => iso_2)))
    return { countries, until: Date.now() + (countries.size > 0 ? 60_000 : 1_000) }
  } catch {
    return { countries: known?.countries, until: Date.now() + 5_000 }
  }
}
