import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { Checkout, type CheckoutCustomer } from "@/components/checkout/checkout-form"
import { readCart } from "@/lib/cart"
import { fieldsOf } from "@/lib/cart-view"
import { listChoices, placedOrder, withFreshPayment } from "@/lib/checkout"
import { env } from "@/lib/env"
import { localePath, parseLocale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { isProblem } from "@/lib/problem"
import { pageLocale } from "@/lib/regions"
import { currentCustomer } from "@/lib/session"

interface CheckoutPageProps {
  readonly params: Promise<{ locale: string }>
  /** the problem that occurred when the customer returned from a bank */
  readonly searchParams: Promise<{ problem?: string }>
}

export async function generateMetadata({ params }: CheckoutPageProps): Promise<Metadata> {
  const { checkout } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return { title: checkout.title }
}

export default async function CheckoutPage({ params, searchParams }: CheckoutPageProps) {
  const { locale } = await pageLocale(params)
  const stored = await readCart(locale.country)
  if (!stored) {
    const orderId = await placedOrder()
    redirect(localePath(locale, orderId ? `/orders/${orderId}/confirmed` : "/cart"))
  }
  const cart = await withFreshPayment(stored)
  const [messages, choices, customer] = await Promise.all([
    messagesOf(locale),
    listChoices(cart),
    checkoutCustomer(),
  ])
  const { problem } = await searchParams
  return (
    <Checkout
      initial={cart}
      choices={choices}
      customer={customer}
      texts={messages.checkout}
      cartTexts={{ ...messages.cart, close: messages.shell.close }}
      locale={locale}
      stripeKey={env.stripeKey}
      failed={isProblem(problem) ? problem : undefined}
    />
  )
}

async function checkoutCustomer(): Promise<CheckoutCustomer | null> {
  const customer = await currentCustomer()
  if (!customer) return null
  const addresses = (customer.shipping_addresses ?? []).flatMap((address) => {
    const fields = fieldsOf(address)
    return fields ? [{ id: address.id, ...fields }] : []
  })
  return { email: customer.email, addresses }
}
