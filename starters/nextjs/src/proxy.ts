import { NextResponse, type NextRequest } from "next/server"
import { cookieNames } from "@/lib/cookies"
import { env } from "@/lib/env"
import { chooseLocale } from "@/lib/choose-locale"
import { localeSegment, parseLocale } from "@/lib/locale"
import { isPage } from "@/lib/page-names"

/**
 * Sends addresses without a country to the customer's: the one chosen before (a cookie), else one that the browser's
 * languages name, else the default. Addresses with a country pass unchanged, so pages can be cached for everybody.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const [, first = ""] = pathname.split("/")
  if (parseLocale(first)) return isPage(pathname) ? NextResponse.next() : notFoundPage(request, first)
  const locale = chooseLocale({
    chosen: request.cookies.get(cookieNames.locale)?.value,
    acceptLanguage: request.headers.get("accept-language") ?? "",
    countries: await soldTo(),
    fallback: env.defaultCountry,
  })
  const target = request.nextUrl.clone()
  target.pathname = `/${localeSegment(locale)}${pathname === "/" ? "" : pathname}`
  return NextResponse.redirect(target, 307)
}

/** A page that is made once, so that addresses nobody has do not fill the cache. */
function notFoundPage(request: NextRequest, segment: string): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = `/${segment}/not-found`
  return NextResponse.rewrite(target)
}

export const config = {
  // Neither files nor the storefront's own endpoints have a country.
  matcher: ["/((?!api/|_next/|.*\\..*).*)"],
}

let known: { readonly countries: ReadonlySet<string>; readonly until: number } | undefined

/** The codes of the countries that the store sells to; none while the API cannot be reached. */
async function soldTo(): Promise<ReadonlySet<string>> {
  if (known && known.until > Date.now()) return known.countries
  try {
    const response = await fetch(`${env.backendUrl}/store/regions`, { signal: AbortSignal.timeout(3000) })
    const { regions } = (await response.json()) as {
      regions: readonly { readonly countries: readonly { readonly iso_2: string }[] }[]
    }
    const countries = new Set(regions.flatMap((region) => region.countries.map(({ iso_2 }) => iso_2)))
    known = { countries, until: Date.now() + 60_000 }
    return countries
  } catch {
    return known?.countries ?? new Set()
  }
}
