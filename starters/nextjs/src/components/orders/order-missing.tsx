import type { ReactNode } from "react"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { buttonClass } from "@/components/ui/button"

interface OrderMissingProps {
  readonly messages: Messages
  readonly locale: Locale
  /** the field with the address of the page */
  readonly here: ReactNode
}

/** The page of an order that the API does not give to this customer. */
export function OrderMissing({ messages, locale, here }: OrderMissingProps) {
  const { lookup, signIn } = messages.account
  return (
    <div className="container-page max-w-xl py-24 text-center">
      {here}
      <h1 className="display text-5xl">{lookup.missing}</h1>
      <p className="mt-4 text-muted">{lookup.missingText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={localePath(locale, "/orders/lookup")} className={buttonClass()}>
          {lookup.title}
        </a>
        <a href={localePath(locale, "/account/sign-in")} className={buttonClass({ look: "secondary" })}>
          {signIn.title}
        </a>
      </div>
    </div>
  )
}
