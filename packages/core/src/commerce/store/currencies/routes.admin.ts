import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { filtersBeside, textMatches } from "../../../platform/query/filter.ts"
import { listCurrenciesQuery, updateCurrencyBody } from "./shapes.ts"
import { updateCurrency } from "./update-currency.ts"

/** Currencies have no time of creation. As in v1, ordering by it has no effect. */
const isTime = (order: string | null | undefined) => order === "created_at" || order === "-created_at"

export const currencyAdminOperations: readonly Operation[] = [
  operation({
    id: "GetCurrencies",
    method: "GET",
    path: "/admin/currencies",
    tag: "Currencies",
    summary: "List currencies.",
    access: "admin",
    query: listCurrenciesQuery,
    response: answersPage("currencies", "Currency"),
    handler: async ({ query }, { db }) => {
      const found = await fetchPage(db, {
        entity: "Currency",
        filters: filtersBeside(query.q, ["code"], { code: query.code ?? undefined }),
        where: query.q ? [textMatches(["root.code", "root.name"], query.q)] : [],
        order: isTime(query.order) ? undefined : query.order,
        limit: query.limit,
        offset: query.offset,
      })
      return page("currencies", found, query)
    },
  }),
  operation({
    id: "PostCurrenciesCurrency",
    service: "currencyService.update",
    method: "POST",
    path: "/admin/currencies/{code}",
    tag: "Currencies",
    summary: "Set whether prices in a currency include tax.",
    access: "admin",
    body: updateCurrencyBody,
    response: answers({ currency: resource("Currency") }),
    handler: async ({ params, body }, context) => ({
      currency: await updateCurrency(context, params.code, body),
    }),
  }),
]
