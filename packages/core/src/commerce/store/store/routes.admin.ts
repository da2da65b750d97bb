import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource, resources } from "../../../platform/http/response.ts"
import { listProviders, retrieveExtendedStore, retrieveStore } from "./retrieve-store.ts"
import { updateStoreBody } from "./shapes.ts"
import { addCurrency, removeCurrency } from "./store-currencies.ts"
import { updateStore } from "./update-store.ts"

const base = { tag: "Store", access: "admin" } as const
const answersStore = answers({ store: resource("Store") })

export const storeAdminOperations: readonly Operation[] = [
  operation({
    ...base,
    id: "GetStore",
    method: "GET",
    path: "/admin/store",
    answers404: true,
    summary: "Get the store's settings and the server's features.",
    response: answersStore,
    handler: async (_, { db }) => ({ store: await retrieveExtendedStore(db) }),
  }),
  operation({
    ...base,
    id: "PostStore",
    service: "storeService.update",
    method: "POST",
    path: "/admin/store",
    answers404: true,
    summary: "Update the store's settings.",
    about: "A list of currencies replaces the store's currencies.",
    body: updateStoreBody,
    response: answersStore,
    handler: async ({ body }, context) => {
      await updateStore(context, body)
      return { store: await retrieveStore(context.db, "currencies", "default_currency") }
    },
  }),
  operation({
    ...base,
    id: "PostStoreCurrenciesCode",
    service: "storeService.addCurrency",
    method: "POST",
    path: "/admin/store/currencies/{code}",
    refusals: [422],
    summary: "Add a currency to the store.",
    response: answersStore,
    handler: async ({ params }, { db }) => {
      await addCurrency(db, params.code)
      return { store: await retrieveStore(db, "currencies") }
    },
  }),
  operation({
    ...base,
    id: "DeleteStoreCurrenciesCode",
    service: "storeService.removeCurrency",
    method: "DELETE",
    path: "/admin/store/currencies/{code}",
    summary: "Remove a currency from the store.",
    about:
      "Regions with the currency keep it, and existing prices are kept. Succeeds even if the store does not have the currency.",
    response: answersStore,
    handler: async ({ params }, { db }) => {
      await removeCurrency(db, params.code)
      return { store: await retrieveStore(db, "currencies") }
    },
  }),
  operation({
    ...base,
    id: "GetStorePaymentProviders",
    method: "GET",
    path: "/admin/store/payment-providers",
    summary: "List payment providers.",
    response: answers({ payment_providers: resources("PaymentProvider") }),
    handler: async (_, { db }) => ({ payment_providers: await listProviders(db, "PaymentProvider") }),
  }),
  operation({
    ...base,
    id: "GetStoreTaxProviders",
    method: "GET",
    path: "/admin/store/tax-providers",
    summary: "List tax providers.",
    about: "The list does not contain the built-in provider, which regions without a tax provider use.",
    response: answers({ tax_providers: resources("TaxProvider") }),
    handler: async (_, { db }) => ({ tax_providers: await listProviders(db, "TaxProvider") }),
  }),
]
