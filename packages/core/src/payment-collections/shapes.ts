import { integer, list, optional, record, selectQuery, shape, text, texts } from "../http/shape.ts"

export const collectionQuery = shape(selectQuery)

export const updateCollectionBody = shape({
  description: optional(text()).describe(
    "What the collection says about itself. Absent, it stays; null clears it.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const sessionBody = shape({
  provider_id: text().describe("Id of a payment provider of the region, which takes the whole amount."),
})

export const sessionsBody = shape({
  sessions: list(
    shape({
      provider_id: text().describe("Id of a payment provider of the region."),
      amount: integer().describe("The part that it takes, in the currency's smallest unit, more than 0."),
      session_id: optional(text()).describe(
        "Id of a session of this provider that exists, to be kept with the new amount; without it, a new one is made.",
      ),
    }),
  ).describe(
    "Who takes which part; together they must make the amount of the collection. Sessions that are not named go, and providers that the region does not have are passed over.",
  ),
})

export const authorizeSessionsBody = shape({
  session_ids: texts().describe("Ids of payment sessions of the collection to authorise."),
})
