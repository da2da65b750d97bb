import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { formTexts, NarrowPage } from "@/components/account/frame"
import { Thumbnail } from "@/components/cart/thumbnail"
import { LocalePath } from "@/components/layout/locale-path"
import { EditForms } from "@/components/orders/edit-forms"
import { Badge } from "@/components/ui/badge"
import { findEdit, type EditedLine, type EditView } from "@/lib/changes"
import { env } from "@/lib/env"
import { fill } from "@/lib/format"
import { languageTag, localePath, parseLocale } from "@/lib/locale"
import { messagesOf, type Messages } from "@/lib/messages"
import { formatMoney } from "@/lib/money"
import { isProblem } from "@/lib/problem"
import { privatePage } from "@/lib/private-page"
import { pageLocale } from "@/lib/regions"
import { sessionToken } from "@/lib/session"

interface EditPageProps {
  readonly params: Promise<{ locale: string; id: string }>
  /** the problem that occurred when the customer returned from a bank */
  readonly searchParams: Promise<{ problem?: string }>
}

type EditTexts = Messages["account"]["editPage"]

export async function generateMetadata({ params }: EditPageProps): Promise<Metadata> {
  const { account } = await messagesOf(parseLocale((await params).locale) ?? { language: "en" })
  return privatePage(account.editPage.titleNoNumber)
}

export default async function OrderEditPage({ params, searchParams }: EditPageProps) {
  const { locale } = await pageLocale(params)
  const [messages, edit] = await Promise.all([messagesOf(locale), findEdit((await params).id)])
  if (!edit) notFound()
  const { problem } = await searchParams
  const texts = messages.account.editPage
  const { order } = edit
  const money = (amount: number) => formatMoney(amount, order?.currency ?? "usd", languageTag(locale))
  // The order of a confirmed edit contains the difference.
  const difference = edit.status === "confirmed" ? (edit.due?.amount ?? 0) : edit.difference
  const isDue = difference > 0
  const title = order ? fill(texts.title, { number: order.number }) : texts.titleNoNumber
  return (
    <NarrowPage title={title} text={introOf(edit, texts)}>
      <LocalePath locale={locale} path={`/order-edits/${edit.id}`} />
      <ul className="divide-y divide-line border-y border-line">
        {edit.lines.map((line) => (
          <Change key={line.id} line={line} texts={texts} />
        ))}
      </ul>
      <dl className="space-y-2 py-6">
        <Sum label={texts.newTotal} value={money(edit.total)} />
        {difference === 0 ? (
          <p className="text-muted">{texts.noDifference}</p>
        ) : (
          <Sum label={isDue ? texts.toPay : texts.toRefund} value={money(Math.abs(difference))} isStrong />
        )}
      </dl>
      {(edit.status === "requested" || edit.due) && (
        <EditForms
          isConfirmed={edit.status === "confirmed"}
          editId={edit.id}
          locale={locale}
          texts={texts}
          checkout={messages.checkout}
          form={formTexts(messages)}
          due={edit.due}
          stripeKey={env.stripeKey}
          isSignedIn={(await sessionToken()) !== undefined}
          failed={isProblem(problem) ? problem : undefined}
        />
      )}
      {order && (
        <a
          href={localePath(locale, `/orders/${order.id}`)}
          className="quiet-link mt-6 inline-block text-[0.9375rem]"
        >
          {messages.account.confirmed.viewOrder}
        </a>
      )}
    </NarrowPage>
  )
}

function introOf({ status, due }: EditView, texts: EditTexts): string {
  switch (status) {
    case "confirmed":
      return due ? texts.confirmedUnpaid : texts.confirmedText
    case "declined":
      return texts.declinedText
    case "canceled":
      return texts.canceledTitle
    case "created":
      return texts.notReady
    case "requested":
      return texts.text
  }
}

function Change({ line, texts }: { readonly line: EditedLine; readonly texts: EditTexts }) {
  return (
    <li className="flex items-center gap-4 py-4">
      <Thumbnail line={{ ...line, handle: null, quantity: line.to }} className="size-16" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{line.title}</p>
        {line.variant && <p className="text-sm text-muted">{line.variant}</p>}
      </div>
      <Badge look={line.type === "removed" ? "danger" : "success"}>
        {line.type === "changed"
          ? fill(texts.changed, { from: line.from, to: line.to })
          : `${texts[line.type]} · ${line.type === "added" ? line.to : line.from}`}
      </Badge>
    </li>
  )
}

interface SumProps {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
}

function Sum({ label, value, isStrong = false }: SumProps) {
  return (
    <div
      className={isStrong ? "flex justify-between text-lg font-medium" : "flex justify-between text-muted"}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
