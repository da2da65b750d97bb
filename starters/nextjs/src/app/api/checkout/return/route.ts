import { NextResponse, type NextRequest } from "next/server"
import { cartId, forgetCart } from "@/lib/cart"
import { completeCart } from "@/lib/checkout"
import { localePath, parseLocale } from "@/lib/locale"
import { problemOf, type Problem } from "@/lib/problem"
import { customerClient } from "@/lib/session"

/**
 * Where a bank's page or a wallet sends the customer back to. Completes the cart and shows the order, or the checkout with
 * what went wrong. Only the cart in the customer's cookie is completed, so nothing in the address has to be trusted.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const [, segment = ""] = (request.nextUrl.searchParams.get("page") ?? "").split("/")
  const locale = parseLocale(segment)
  if (!locale) return redirectTo("/")
  const id = await cartId()
  if (!id) return redirectTo(localePath(locale, "/cart"))
  const failed = (problem: Problem) => redirectTo(localePath(locale, `/checkout?problem=${problem}`))
  try {
    const completion = await completeCart(await customerClient(), id)
    if (completion.type === "payment") return failed("paymentIncomplete")
    await forgetCart()
    return redirectTo(localePath(locale, `/orders/${completion.id}/confirmed`))
  } catch (error) {
    return failed(problemOf(error))
  }
}

/** Relative, because behind a proxy the storefront does not know its own host. */
function redirectTo(location: string): Response {
  return new NextResponse(null, { status: 303, headers: { location } })
}
