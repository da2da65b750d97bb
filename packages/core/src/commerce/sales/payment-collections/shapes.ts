import * as z from "zod"
import { integer, optional, record, selectQuery, shape, text, texts } from "../../../platform/http/shape.ts"

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

const sessionOfBatch = shape({
  provider_id: text().describe("ID of a payment provider of the region."),
  amount: integer().describe("The amount of the session, in the currency's smallest unit, more than 0."),
  session_id: optional(text()).describe(
    "ID of an existing session of this provider, which is kept with the new amount; without it, a new one is created.",
  ),
})

export const sessionsBody = shape({
  sessions: z
    .array(sessionOfBatch, { error: ({ input }) => noSessions(input) })
    .describe(
      "Sessions and their amounts, which must add up to the amount of the collection. Sessions that are not listed are deleted, and providers that the region does not have are ignored.",
    ),
})

/** What v1 says of sessions that are not a list: its message includes the error that its validation threw. */
function noSessions(input: unknown): string {
  const isValue = input !== null && input !== undefined && typeof input !== "object"
  const reason = isValue
    ? "an unknown value was passed to the validate function"
    : `Cannot read properties of ${input === null ? "null" : "undefined"} (reading 'constructor')`
  return JSON.stringify({
    message: "sessions must be one of: StorePostPaymentCollectionsSessionsReq",
    details: { undefined: [reason] },
  })
}

export const authorizeSessionsBody = shape({
  session_ids: texts().describe("IDs of payment sessions of the collection to authorize."),
})
