import { operation, type Context, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { assertOwnOrder } from "../../orders/orders/index.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { authorizeSession, authorizeSessions } from "./authorize-sessions.ts"
import { collectionErrors } from "./errors.ts"
import { storeCollection } from "./selections.ts"
import { refreshSession, setSession, setSessions } from "./set-sessions.ts"
import { authorizeSessionsBody, collectionQuery, sessionBody, sessionsBody } from "./shapes.ts"

const base = {
  tag: "Payment Collections",
  access: "store",
  response: answers({ payment_collection: resource("PaymentCollection") }),
} as const

/** Providers are asked between two transactions. */
const change = { ...base, method: "POST", ownsTransactions: true } as const

/** A collection is the customer's as the order is that it pays for. */
function assertOwnCollection(context: Context, id: string): Promise<void> {
  return assertOwnOrder(context, { payment_collection_id: id }, () => collectionErrors.not_found(id))
}

export const paymentCollectionStoreOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetPaymentCollectionsPaymentCollection",
    method: "GET",
    path: "/store/payment-collections/{id}",
    summary: "Get a payment collection.",
    query: collectionQuery,
    select: storeCollection,
    handler: async ({ params, selection }, context) => {
      await assertOwnCollection(context, params.id)
      const payment_collection = await fetchById(context.db, "PaymentCollection", params.id, selection)
      if (!payment_collection) throw collectionErrors.not_found(params.id)
      return { payment_collection }
    },
  }),
  operation({
    ...change,
    id: "PostPaymentCollectionsSessions",
    path: "/store/payment-collections/{id}/sessions",
    summary: "Create a payment session for the whole amount.",
    about: "Sessions of other providers are deleted.",
    body: sessionBody,
    refusals: [422],
    handler: async ({ params, body }, context) => {
      await assertOwnCollection(context, params.id)
      return { payment_collection: await setSession(context, params.id, body.provider_id) }
    },
  }),
  operation({
    ...change,
    id: "PostPaymentCollectionsPaymentCollectionSessionsBatch",
    path: "/store/payment-collections/{id}/sessions/batch",
    summary: "Split the amount among payment sessions.",
    about: "The amounts must add up to the total. Sessions whose `session_id` is not listed are deleted.",
    body: sessionsBody,
    refusals: [422],
    handler: async ({ params, body }, context) => {
      await assertOwnCollection(context, params.id)
      return { payment_collection: await setSessions(context, params.id, body.sessions) }
    },
  }),
  operation({
    ...change,
    id: "PostPaymentCollectionsSessionsBatchAuthorize",
    path: "/store/payment-collections/{id}/sessions/batch/authorize",
    summary: "Authorize several payment sessions.",
    about: "Each authorized session creates a payment. You can repeat the request.",
    body: authorizeSessionsBody,
    refusals: [422],
    handler: async ({ params, body }, context) => {
      await assertOwnCollection(context, params.id)
      return { payment_collection: await authorizeSessions(context, params.id, body.session_ids) }
    },
  }),
  operation({
    ...change,
    id: "PostPaymentCollectionsPaymentCollectionPaymentSessionsSession",
    path: "/store/payment-collections/{id}/sessions/{session_id}",
    refusals: [422],
    summary: "Refresh a payment session.",
    about: "The response is the new session, which has another ID.",
    response: answers({ payment_session: resource("PaymentSession") }),
    handler: async ({ params }, context) => {
      await assertOwnCollection(context, params.id)
      return { payment_session: await refreshSession(context, params.id, params.session_id) }
    },
  }),
  operation({
    ...change,
    id: "PostPaymentCollectionsSessionsSessionAuthorize",
    path: "/store/payment-collections/{id}/sessions/{session_id}/authorize",
    refusals: [422],
    summary: "Authorize a payment session.",
    about: "An authorized session creates a payment. You can repeat the request.",
    response: answers({ payment_session: resource("PaymentSession") }),
    handler: async ({ params }, context) => {
      await assertOwnCollection(context, params.id)
      return { payment_session: await authorizeSession(context, params.id, params.session_id) }
    },
  }),
]
