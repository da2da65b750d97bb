import * as z from "zod"
import { bool, inWords, optional, queryNumber, shape, text } from "../http/shape.ts"

export const listCurrenciesQuery = shape({
  code: optional(text()),
  q: optional(text()),
  // v1 declares the filter and then refuses every text; the refusal is part of the wire format.
  includes_tax: optional(z.boolean({ error: inWords("isBoolean") })),
  order: optional(text()),
  offset: optional(queryNumber()).default(0),
  limit: optional(queryNumber()).default(20),
})

export const updateCurrencyBody = shape({ includes_tax: optional(bool()) })
