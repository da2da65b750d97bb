import type { Metadata } from "next"
import { CartPageContents } from "@/components/cart/cart-page"
import { EmptyCart } from "@/components/cart/empty-cart"
import { ProblemNote } from "@/components/cart/problem-note"
import { readCart } from "@/lib/cart"
import { localePath, localeSegment, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { isProblem } from "@/lib/problem"
import { pageLocale } from "@/lib/regions"

interface CartPageProps {
  readonly params: Promise<{ locale: string }>
  /** what an action without scripts reports */
  readonly searchParams: Promise<{ problem?: string; line?: string }>
}

export async function generateMetadata({ params }: CartPageProps): Promise<Metadata> {
  const { cart } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: cart.title, robots: { index: false } }
}

export default async function CartPage({ params, searchParams }: CartPageProps) {
  const { locale } = await pageLocale(params)
  const [{ cart: texts, shell }, cart, { problem, line }] = await Promise.all([
    messagesOf(locale),
    readCart(locale.country),
    searchParams,
  ])
  const known = isProblem(problem) ? problem : undefined
  return (
    <div className="container-page pt-10 pb-24 lg:pt-16">
      {known && !line && <ProblemNote text={texts.problems[known]} />}
      {cart ? (
        <CartPageContents
          initial={cart}
          texts={{ ...texts, close: shell.close }}
          locale={localeSegment(locale)}
          checkoutHref={localePath(locale, "/checkout")}
          shopHref={localePath(locale, "/products")}
          failed={known && line ? { lineId: line, problem: known } : undefined}
        />
      ) : (
        <EmptyCart texts={texts} shopHref={localePath(locale, "/products")} />
      )}
    </div>
  )
}
