import { NextResponse, type NextRequest } from "next/server"
import { chooseLocale } from "@/lib/choose-locale"
import { cookieNames } from "@/lib/cookies"
import { env } from "@/lib/env"
import { localePath, type Locale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { previewedHandle, startPreview } from "@/lib/preview"
import { listCountries } from "@/lib/regions"

/**
 * Opens the page of a product that is not published. The link comes from the dashboard or a CMS, and its token from
 * `POST /admin/products/{id}/preview`.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const token = request.nextUrl.searchParams.get("token") ?? ""
  const locale = await localeOf(request)
  const handle = await previewedHandle(token)
  if (handle === undefined) return rejected(locale)
  await startPreview(token)
  // Relative, because behind a proxy the storefront does not know its own host
  const location = localePath(locale, `/products/${encodeURIComponent(handle)}`)
  return new NextResponse(null, { status: 303, headers: { location, "cache-control": "no-store" } })
}

async function localeOf({ cookies, headers }: NextRequest): Promise<Locale> {
  return chooseLocale({
    chosen: cookies.get(cookieNames.locale)?.value,
    acceptLanguage: headers.get("accept-language") ?? "",
    countries: new Set((await listCountries()).map(({ code }) => code)),
    fallback: env.defaultCountry,
  })
}

async function rejected(locale: Locale): Promise<Response> {
  const { shell } = await messagesOf(locale)
  return new NextResponse(shell.previewRejected, { status: 401, headers: { "cache-control": "no-store" } })
}
