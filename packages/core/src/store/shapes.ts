import { optional, record, shape, text, texts } from "../http/shape.ts"
import { webAddress } from "../http/web-address.ts"

export const updateStoreBody = shape({
  name: optional(text()).describe("Name of the shop. Absent or null, it stays."),
  swap_link_template: optional(webAddress()).describe(
    "Pattern of the address where customers confirm a swap, e.g. with `{cart_id}` in it, kept for what sends your messages; null clears it.",
  ),
  payment_link_template: optional(webAddress()).describe(
    "Pattern of the address where customers pay a draft order, e.g. with `{cart_id}` in it, kept for what sends your messages; null clears it.",
  ),
  invite_link_template: optional(webAddress()).describe(
    "Pattern of the address where invites are accepted, e.g. with `{invite_token}` in it, kept for what sends your messages; null clears it.",
  ),
  default_currency_code: optional(text()).describe(
    "The shop's own currency, ISO 4217 in any case; one of its currencies. Absent or null, it stays.",
  ),
  currencies: optional(texts()).describe(
    "ISO 4217 codes of the currencies it sells in, in any case, in place of those before; the default one must be among them. Absent or null, they stay.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})
