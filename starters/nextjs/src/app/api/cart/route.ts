import { NextResponse, type NextRequest } from "next/server"
import { readCart } from "@/lib/cart"
import { parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"

/** The customer's cart and its texts, for the panel that opens beside a page. */
export async function GET(request: NextRequest): Promise<Response> {
  const locale = parseLocale(request.nextUrl.searchParams.get("locale") ?? "")
  if (!locale) return NextResponse.json({ message: "Send a locale such as de or de-en." }, { status: 400 })
  const headers = { "cache-control": "private, no-store" }
  try {
    const { cart: texts, shell } = await messagesOf(locale)
    const cart = await readCart(locale.country)
    return NextResponse.json({ cart, texts: { ...texts, close: shell.close } }, { headers })
  } catch {
    return NextResponse.json({ message: "The API did not respond." }, { status: 503, headers })
  }
}
