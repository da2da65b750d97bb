import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersDeleted, deleted } from "../../../platform/http/results.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { deleteCollection, markAuthorized, updateCollection } from "./change-collection.ts"
import { collectionErrors } from "./errors.ts"
import { adminCollection } from "./selections.ts"
import { collectionQuery, updateCollectionBody } from "./shapes.ts"

const base = {
  tag: "Payment Collections",
  access: "admin",
  response: answers({ payment_collection: resource("PaymentCollection") }),
} as const

export const paymentCollectionAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetPaymentCollectionsPaymentCollection",
    method: "GET",
    path: "/admin/payment-collections/{id}",
    summary: "Get a payment collection.",
    query: collectionQuery,
    select: adminCollection,
    handler: async ({ params, selection }, { db }) => {
      const payment_collection = await fetchById(db, "PaymentCollection", params.id, selection)
      if (!payment_collection) throw collectionErrors.not_found(params.id)
      return { payment_collection }
    },
  }),
  operation({
    ...base,
    id: "PostPaymentCollectionsPaymentCollection",
    service: "paymentCollectionService.update",
    method: "POST",
    path: "/admin/payment-collections/{id}",
    summary: "Update the description of a payment collection.",
    body: updateCollectionBody,
    handler: async ({ params, body }, context) => ({
      payment_collection: await updateCollection(context, params.id, body),
    }),
  }),
  operation({
    ...base,
    id: "DeletePaymentCollectionsPaymentCollection",
    service: "paymentCollectionService.delete",
    method: "DELETE",
    path: "/admin/payment-collections/{id}",
    summary: "Delete an unpaid payment collection.",
    about: "The payment collection of an order edit cannot be deleted while the edit exists.",
    response: answersDeleted("payment_collection"),
    ownsTransactions: true,
    handler: async ({ params }, context) => {
      await deleteCollection(context, params.id)
      return deleted(params.id, "payment_collection")
    },
  }),
  operation({
    ...base,
    id: "PostPaymentCollectionsPaymentCollectionAuthorize",
    service: "paymentCollectionService.markAsAuthorized",
    method: "POST",
    path: "/admin/payment-collections/{id}/authorize",
    summary: "Mark a payment collection as authorized.",
    about: "No provider is called and no payment is created. You can repeat the request.",
    handler: async ({ params }, context) => ({
      payment_collection: await markAuthorized(context, params.id),
    }),
  }),
]
