import { deleteAddress } from "@/lib/account-actions"
import type { AddressFields } from "@/lib/cart-view"
import { cityLine } from "@/lib/checkout-rules"
import { fill } from "@/lib/format"
import type { Messages } from "@/lib/messages"

interface AddressCardProps {
  readonly address: AddressFields & { readonly id: string }
  readonly country: string
  readonly editHref: string
  readonly segment: string
  readonly texts: Messages["account"]["addressBook"]
}

/** An address of the address book. */
export function AddressCard({ address, country, editHref, segment, texts }: AddressCardProps) {
  const action = "quiet-link text-sm"
  return (
    <li className="flex flex-col justify-between rounded-lg border border-line p-5 text-[0.9375rem]">
      <address className="not-italic">
        <span className="block font-medium">
          {address.first_name} {address.last_name}
        </span>
        {[address.company, address.address_1, address.address_2, cityLine(address), country, address.phone]
          .filter(Boolean)
          .map((line) => (
            <span key={line} className="block text-muted">
              {line}
            </span>
          ))}
      </address>
      <div className="mt-4 flex gap-5">
        <a href={editHref} aria-label={fill(texts.editOf, { address: address.address_1 })} className={action}>
          {texts.edit}
        </a>
        <form action={deleteAddress}>
          <input type="hidden" name="address_id" value={address.id} />
          <input type="hidden" name="locale" value={segment} />
          <button aria-label={fill(texts.deleteOf, { address: address.address_1 })} className={action}>
            {texts.delete}
          </button>
        </form>
      </div>
    </li>
  )
}
