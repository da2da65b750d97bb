import { Icon } from "@/components/ui/icon"
import { localePath, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"

/**
 * The link to the bag. Catalog pages are static and the same for everybody, so a count of items has to be loaded in the
 * browser.
 */
export function CartLink({ locale, messages }: { readonly locale: Locale; readonly messages: Messages }) {
  return (
    <a
      href={localePath(locale, "/cart")}
      className="rounded-full p-2.5 transition-colors hover:bg-sunken"
      aria-label={messages.shell.cart}
    >
      <Icon name="bag" />
    </a>
  )
}
