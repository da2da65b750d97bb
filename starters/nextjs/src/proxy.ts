import { randomBytes } from "node:crypto"
import { NextResponse, type NextRequest } from "next/server"
import { cookieNames } from "@/lib/cookies"
import { env } from "@/lib/env"
import { chooseLocale } from "@/lib/choose-locale"
import { localePath, parseLocale, type Locale } from "@/lib/locale"
import { noRegionPage } from "@/lib/no-region"
import { isPage, pageOfAddress } from "@/lib/page-paths"
import { parseReturn } from "@/lib/payment-rules"
import { scriptPolicy } from "@/lib/script-policy"

/**
 * Sends addresses without a country to the customer's: the one chosen before (a cookie), else one that the browser's
 * languages name, else the default. Addresses of pages pass unchanged, so pages can be cached for everybody.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const [, first = ""] = pathname.split("/")
  const isPayment = parseReturn(pathname) !== undefined
  const { countries: sold, providers } = await soldTo(isPayment && isDocument(request))
  const countries = sold ?? new Set<string>()
  const named = parseLocale(first)
  const isSold = sold === undefined || (named !== undefined && sold.has(named.country))
  if (named && isSold) {
    if (!isPage(pathname)) return notFoundPage(request, named)
    if (isPayment) return paymentPage(request, providers)
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

/** Whether the browser opens a page. Steps of a form and the pages that Next prefetches keep the policy of the page that is open. */
function isDocument({ method, headers }: NextRequest): boolean {
  const dest = headers.get("sec-fetch-dest")
  return method === "GET" && (dest === null || dest === "document")
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

/**
 * A page on which customers pay runs scripts only of the storefront and of the payment providers that are set up, or of all that
 * the storefront knows while the API has never said which. Next.js reads the nonce for its inline scripts from the request. These
 * pages are rendered for each request anyway; static ones cannot have any.
 */
function paymentPage(request: NextRequest, providers: Known["providers"]): NextResponse {
  const policy = scriptPolicy({
    providers,
    hasStripeKey: env.stripeKey !== undefined,
    isDeveloping: process.env.NODE_ENV !== "production",
    nonce: randomBytes(16).toString("base64"),
    analyticsUrl: env.analyticsUrl,
  })
  const headers = new Headers(request.headers)
  headers.set("Content-Security-Policy", policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set("Content-Security-Policy", policy)
  return response
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
  /** the codes of the countries that the store sells to; undefined while the API has never been reached */
  readonly countries: ReadonlySet<string> | undefined
  /** the IDs of the payment providers of all regions; undefined while the API has never listed them */
  readonly providers: readonly string[] | undefined
  /** milliseconds since 1970 until which they count as current */
  readonly until: number
  /** milliseconds since 1970 until which they are exact enough for a page with payments */
  readonly exactUntil: number
}

/** How long a page with payments does without a new request to the API, in milliseconds. */
const exactFor = 3_000

let known: Known | undefined
let reading: Promise<Known> | undefined

/**
 * Where the store sells. Only the first request, and requests before there is a region, wait for the API: others get what was
 * read last.
 * @param isExact whether to wait for the API unless it was read just now, so that a payment provider works as soon as a region has it
 */
async function soldTo(isExact: boolean): Promise<Known> {
  if (known && (isExact ? known.exactUntil : known.until) > Date.now()) return known
  reading ??= readRegions().then((read) => {
    reading = undefined
    return (known = read)
  })
  return known && known.countries?.size !== 0 && !isExact ? known : reading
}

interface Region {
  readonly countries: readonly { readonly iso_2: string }[]
  readonly payment_providers?: readonly { readonly id: string }[]
}

async function readRegions(): Promise<Known> {
  try {
    const response = await fetch(`${env.backendUrl}/store/regions`, { signal: AbortSignal.timeout(3000) })
    const { regions } = (await response.json()) as { regions: readonly Region[] }
    const countries = new Set(regions.flatMap((region) => region.countries.map(({ iso_2 }) => iso_2)))
    const until = Date.now() + (countries.size > 0 ? 60_000 : 1_000)
    const lists = regions.map(({ payment_providers }) => payment_providers)
    const isTold = lists.every((list) => list !== undefined)
    return {
      countries,
      providers: isTold ? lists.flatMap((list) => list.map(({ id }) => id)) : undefined,
      until,
      exactUntil: Math.min(until, Date.now() + exactFor),
    }
  } catch {
    const { countries, providers } = known ?? {}
    return { countries, providers, until: Date.now() + 5_000, exactUntil: Date.now() + exactFor }
  }
}
