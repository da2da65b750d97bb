import { CartButton } from "@/components/cart/cart-button"
import { localePath, localeSegment, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"

/**
 * The link to the bag. Catalog pages are static and the same for everybody, so the count of items is read in the browser.
 */
export function CartLink({ locale, messages }: { readonly locale: Locale; readonly messages: Messages }) {
  return (
    <CartButton
      href={localePath(locale, "/cart")}
      checkoutHref={localePath(locale, "/checkout")}
      locale={localeSegment(locale)}
      label={messages.shell.cart}
    />
  )
}
