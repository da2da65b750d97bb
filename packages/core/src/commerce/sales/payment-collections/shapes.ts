import {
  integer,
  list,
  optional,
  record,
  selectQuery,
  shape,
  text,
  texts,
} from "../../../platform/http/shape.ts"

export const collectionQuery = shape(selectQuery)

export const updateCollectionBody = shape({
  description: optional(text()).describe(
    "Description of the collection. Unchanged if absent; null clears it.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const sessionBody = shape({
  provider_id: text().describe("ID of a payment provider of the region, which takes the whole amount."),
})

export const sessionsBody = shape({
  sessions: list(
    shape({
      provider_id: text().describe("ID of a payment provider of the region."),
      amount: integer().describe("The amount of the session, in the currency's smallest unit, more than 0."),
      session_id: optional(text()).describe(
        "ID of an existing session of this provider, which is kept with the new amount; without it, a new one is created.",
      ),
    }),
  ).describe(
    "Sessions and their amounts, which must add up to the amount of the collection. Sessions that are not listed are deleted, and providers that the region does not have are ignored.",
  ),
})

export const authorizeSessionsBody = shape({
  session_ids: texts().describe("IDs of payment sessions of the collection to authorize."),
})
