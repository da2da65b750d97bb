import { optional, record, shape, text, texts } from "../../../platform/http/shape.ts"
import { webAddress } from "../../../platform/http/web-address.ts"

export const updateStoreBody = shape({
  name: optional(text()).describe("Name of the store. Unchanged if absent."),
  swap_link_template: optional(webAddress()).describe(
    "URL template of the page where customers confirm a swap, e.g. with `{cart_id}`, for your notifications; null clears it.",
  ),
  payment_link_template: optional(webAddress()).describe(
    "URL template of the page where customers pay a draft order, e.g. with `{cart_id}`, for your notifications; null clears it.",
  ),
  invite_link_template: optional(webAddress()).describe(
    "URL template of the page where invites are accepted, e.g. with `{invite_token}`, for your notifications; null clears it.",
  ),
  default_currency_code: optional(text()).describe(
    "The store's default currency, ISO 4217 in any case; one of its currencies. Unchanged if absent or null.",
  ),
  currencies: optional(texts()).describe(
    "ISO 4217 codes of the currencies it sells in, in any case, which replace the previous ones; the default one must be among them. Unchanged if absent or null.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})
