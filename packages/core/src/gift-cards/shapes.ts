import {
  bool,
  date,
  integer,
  listOrder,
  optional,
  pageLimit,
  pageOffset,
  record,
  searchText,
  shape,
  text,
} from "../http/shape.ts"

export const listGiftCardsQuery = shape({
  limit: pageLimit(50, "isInt"),
  offset: pageOffset("isInt"),
  q: optional(searchText()).describe(
    "Text that the code holds, in any case, or the number of the order that bought the card.",
  ),
  order: listOrder(),
})

export const createGiftCardBody = shape({
  value: optional(integer()).describe(
    "The value of the card, in the smallest unit of the region's currency; 0 by default, never negative. The balance starts at this value.",
  ),
  ends_at: optional(date()).describe("When the card expires; never by default."),
  is_disabled: optional(bool()).describe("If true, the card cannot be used; false by default."),
  region_id: text().describe("Id of the region whose carts take the card."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the gift card."),
})

export const updateGiftCardBody = shape({
  balance: optional(integer()).describe(
    "What is left to spend, in the smallest unit of the region's currency, from 0 to the card's value. Absent or null, it stays.",
  ),
  is_disabled: optional(bool()).describe("True keeps the card from being taken. Absent or null, it stays."),
  ends_at: optional(date()).describe(
    "When the card stops being taken; null makes it never. Absent, it stays.",
  ),
  region_id: optional(text()).describe(
    "Id of the region whose carts take the card. Absent or null, it stays.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})
