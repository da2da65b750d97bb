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
} from "../http/shape.ts"

export const listCurrenciesQuery = shape({
  code: optional(text()).describe("Only the currency with this code, ISO 4217 in lower case."),
  q: optional(searchText()).describe("Text that the code or the name holds, in any case."),
  // v1 declares the filter and then rejects every text; the error is part of the wire format.
  includes_tax: optional(z.boolean({ error: inWords("isBoolean") })).describe(
    "Leave it out: a query string holds texts only, and every text is refused, as in v1.",
  ),
  order: listOrder().describe(
    "Column to order by, or several separated by commas; a leading `-` turns the order round. Without it, currencies come by code.",
  ),
  offset: pageOffset(),
  limit: pageLimit(20),
})

export const updateCurrencyBody = shape({
  includes_tax: optional(bool()).describe(
    "Whether prices in this currency include tax. Absent or null, it stays.",
  ),
})
