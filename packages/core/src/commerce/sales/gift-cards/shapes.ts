import {
  bool,
  date,
  integer,
  keysetQuery,
  listOrderByPath,
  optional,
  pageLimit,
  pageOffset,
  record,
  searchTextOrNone,
  shape,
  text,
} from "../../../platform/http/shape.ts"

export const listGiftCardsQuery = shape({
  limit: pageLimit(50, "isInt"),
  offset: pageOffset("isInt"),
  ...keysetQuery,
  q: searchTextOrNone().describe(
    "Searches the code, ignoring case, or the number of the order that bought the card.",
  ),
  order: listOrderByPath("region.name"),
})

export const createGiftCardBody = shape({
  value: optional(integer()).describe(
    "The value of the card, in the smallest unit of the region's currency, at least 0; required. The balance starts at this value.",
  ),
  ends_at: optional(date()).describe("When the card expires; never by default."),
  is_disabled: optional(bool())
    .describe("If true, the card cannot be used; false by default.")
    .meta({ default: false }),
  region_id: text().describe("ID of the region whose carts accept the card."),
  metadata: optional(record()).describe("Key-value pairs for your own data, stored with the gift card."),
})

export const updateGiftCardBody = shape({
  balance: optional(integer()).describe(
    "The balance, in the smallest unit of the region's currency, from 0 to the card's value. Unchanged if absent.",
  ),
  is_disabled: optional(bool()).describe("If true, the card cannot be used. Unchanged if absent."),
  ends_at: optional(date()).describe("When the card expires; null means never. Unchanged if absent."),
  region_id: optional(text()).describe(
    "ID of the region whose carts accept the card. Unchanged if absent or null.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})
