import { optional, record, shape, text, texts } from "../http/shape.ts"

export const updateStoreBody = shape({
  name: optional(text()),
  swap_link_template: optional(text()),
  payment_link_template: optional(text()),
  invite_link_template: optional(text()),
  default_currency_code: optional(text()),
  currencies: optional(texts()),
  metadata: optional(record()),
})
