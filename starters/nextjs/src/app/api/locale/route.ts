import { NextResponse, type NextRequest } from "next/server"
import { cookieNames, cookieOptions } from "@/lib/cookies"
import { isLanguage, localeSegment, parseLocale, type Locale } from "@/lib/locale"
import { regionOf } from "@/lib/regions"

const year = 365 * 24 * 60 * 60

/** Keeps the country and language that a customer chose, and returns to the page where it was chosen. */
export async function POST(request: NextRequest): Promise<Response> {
  const form = await request.formData()
  const locale = await chosen(form)
  if (!locale)
    return NextResponse.json({ message: "Choose a country that the store sells to." }, { status: 400 })
  const segment = localeSegment(locale)
  const response = new NextResponse(null, {
    status: 303,
    // Relative, because behind a proxy the storefront does not know its own host
    headers: { location: `/${segment}${pageBelowLocale(pageOf(form, request))}` },
  })
  response.cookies.set(cookieNames.locale, segment, cookieOptions(year))
  return response
}

async function chosen(form: FormData): Promise<Locale | undefined> {
  const country = String(form.get("country") ?? "").toLowerCase()
  const language = String(form.get("language") ?? "")
  if (!isLanguage(language) || !(await regionOf(country))) return undefined
  return { country, language }
}

/** The address of the page that sent the form. Pages whose address gives access send their path, because no referrer has it. */
function pageOf(form: FormData, { headers }: NextRequest): string {
  const path = form.get("path")
  return typeof path === "string" ? path : (headers.get("referer") ?? "")
}

/** The path and query of an address, without its host and first segment. */
function pageBelowLocale(address: string): string {
  const host = "http://storefront"
  if (!URL.canParse(address, host)) return ""
  const { pathname, search } = new URL(address, host)
  const [, first = "", ...rest] = pathname.split("/")
  if (!parseLocale(first) || rest.length === 0) return ""
  return `/${rest.filter(Boolean).join("/")}${search}`
}
