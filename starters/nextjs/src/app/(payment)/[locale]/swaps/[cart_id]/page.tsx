import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { Thumbnail } from "@/components/cart/thumbnail"
import { LocalePath } from "@/components/layout/locale-path"
import { Done } from "@/components/orders/edit-forms"
import { SwapForm } from "@/components/orders/swap-form"
import { Price } from "@/components/ui/price"
import { viewOfCart, type CartLine } from "@/lib/cart-view"
import { findSwap } from "@/lib/changes"
import { listChoices } from "@/lib/checkout"
import { env } from "@/lib/env"
import { localePath, parseLocale, type Locale } from "@/lib/locale"
import { messagesOf } from "@/lib/messages"
import { isProblem } from "@/lib/problem"
import { privatePage } from "@/lib/private-page"
import { pageLocale } from "@/lib/regions"
import { customerClient, sessionToken } from "@/lib/session"

interface SwapPageProps {
  readonly params: Promise<{ locale: string; cart_id: string }>
  /** the problem that occurred when the customer returned from a bank */
  readonly searchParams: Promise<{ problem?: string }>
}

export async function generateMetadata({ params }: SwapPageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.swapPage.title)
}

export default async function SwapPage({ params, searchParams }: SwapPageProps) {
  const { locale } = await pageLocale(params)
  const { cart_id } = await params
  const [messages, swap] = await Promise.all([messagesOf(locale), findSwap(cart_id)])
  if (!swap) notFound()
  const texts = messages.account.swapPage
  const here = <LocalePath locale={locale} path={`/swaps/${cart_id}`} />
  const order = (
    <a
      href={localePath(locale, `/orders/${swap.order_id}`)}
      className="quiet-link mt-6 inline-block text-[0.9375rem]"
    >
      {messages.account.confirmed.viewOrder}
    </a>
  )
  if (swap.confirmed_at || swap.canceled_at)
    return (
      <NarrowPage title={texts.title}>
        {here}
        {swap.canceled_at ? <p>{texts.canceled}</p> : <Done title={texts.doneTitle} text={texts.doneText} />}
        {order}
      </NarrowPage>
    )
  const client = await customerClient()
  const cart = viewOfCart((await client.carts.retrieve(cart_id)).cart)
  const choices = await listChoices(cart)
  const { problem } = await searchParams
  return (
    <NarrowPage title={texts.title} text={texts.text}>
      {here}
      <Lines
        title={texts.sendBack}
        lines={cart.lines.filter(({ isReturn }) => isReturn)}
        {...{ locale }}
        currency={cart.currency}
      />
      <Lines
        title={texts.receive}
        lines={cart.lines.filter(({ isReturn }) => !isReturn)}
        {...{ locale }}
        currency={cart.currency}
      />
      <SwapForm
        initial={cart}
        choices={choices}
        texts={texts}
        checkout={messages.checkout}
        form={formTexts(messages)}
        locale={locale}
        stripeKey={env.stripeKey}
        isSignedIn={(await sessionToken()) !== undefined}
        failed={isProblem(problem) ? problem : undefined}
      />
      {order}
    </NarrowPage>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly CartLine[]
  readonly currency: string
  readonly locale: Locale
}

function Lines({ title, lines, currency, locale }: LinesProps) {
  return (
    <section className="mb-8">
      <h2 className="border-b border-line pb-3 font-medium">{title}</h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-4 py-4">
            <Thumbnail line={line} className="size-16" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{line.title}</p>
              <p className="text-sm text-muted">
                {[line.variant, `× ${line.quantity}`].filter(Boolean).join(" ")}
              </p>
            </div>
            <Price amount={Math.abs(line.amount)} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
