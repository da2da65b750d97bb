import type { Messages } from "@/lib/messages"
import { buttonClass } from "@/components/ui/button"

interface EmptyCartProps {
  readonly texts: Pick<Messages["cart"], "emptyTitle" | "emptyText" | "emptyAction">
  readonly shopHref: string
}

/** The cart page without a cart. */
export function EmptyCart({ texts, shopHref }: EmptyCartProps) {
  return (
    <div className="mx-auto max-w-md py-20 text-center lg:py-28">
      <h1 className="display text-5xl">{texts.emptyTitle}</h1>
      <p className="mt-4 text-muted">{texts.emptyText}</p>
      <a href={shopHref} className={buttonClass({ size: "large" }, "mt-8")}>
        {texts.emptyAction}
      </a>
    </div>
  )
}
