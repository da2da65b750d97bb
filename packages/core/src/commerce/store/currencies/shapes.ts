import * as z from "zod"
import {
  bool,
  inWords,
  listOrder,
  optional,
  pageLimit,
  pageOffset,
  searchText,
  shape,
  text,
} from "../../../platform/http/shape.ts"

export const listCurrenciesQuery = shape({
  code: optional(text()).describe("Only the currency with this code, ISO 4217 in lower case."),
  q: optional(searchText()).describe(
    "Searches the code or the name, ignoring case. Replaces the filter `code`.",
  ),
  order: listOrder().meta({
    description:
      "Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, currencies are sorted by code.",
    default: "code",
  }),
  // v1 declares the filter and then rejects every text; the error is part of the wire format.
  includes_tax: optional(z.boolean({ error: inWords("isBoolean") })).describe(
    "Omit it: a query string contains only strings, and every string is rejected, as in v1.",
  ),
  offset: pageOffset(),
  limit: pageLimit(20),
})

export const updateCurrencyBody = shape({
  includes_tax: optional(bool()).describe(
    "Whether prices in this currency include tax. Unchanged if absent.",
  ),
})
