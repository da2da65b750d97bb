import { bool, date, integer, optional, queryNumber, record, shape, text } from "../http/shape.ts"

export const listGiftCardsQuery = shape({
  limit: optional(queryNumber("isInt")).default(50),
  offset: optional(queryNumber("isInt")).default(0),
  q: optional(text()),
  order: optional(text()),
})

export const createGiftCardBody = shape({
  value: optional(integer()),
  ends_at: optional(date()),
  is_disabled: optional(bool()),
  region_id: text(),
  metadata: optional(record()),
})

export const updateGiftCardBody = shape({
  balance: optional(integer()),
  is_disabled: optional(bool()),
  ends_at: optional(date()),
  region_id: optional(text()),
  metadata: optional(record()),
})
