import { integer, list, optional, record, selectQuery, shape, text, texts } from "../http/shape.ts"

export const collectionQuery = shape(selectQuery)

export const updateCollectionBody = shape({
  description: optional(text()),
  metadata: optional(record()),
})

export const sessionBody = shape({ provider_id: text() })

export const sessionsBody = shape({
  sessions: list(
    shape({
      provider_id: text(),
      amount: integer(),
      session_id: optional(text()),
    }),
  ),
})

export const authorizeSessionsBody = shape({ session_ids: texts() })
