import type { Plugin } from "esbuild"

/**
 * Lets extensions call TanStack Query as version 4 allowed, with the key and the function as separate arguments, and
 * read `isLoading` of a mutation: v1's dashboard had version 4. The dashboard's own copy is version 5, whose client knows the
 * names of options and the callbacks of version 4. `query-four.d.ts` has the types.
 * @since 0.1
 */
export const queryFour: Plugin = {
  name: "query-four",
  setup(build) {
    build.onResolve({ filter: /^@tanstack\/react-query$/ }, ({ namespace, kind }) =>
      namespace === "query-four" || kind === "require-call"
        ? undefined
        : { path: "@tanstack/react-query", namespace: "query-four" },
    )
    build.onLoad({ filter: /.*/, namespace: "query-four" }, () => ({ contents: bridge, loader: "js" }))
  },
}

/** What an extension gets for `@tanstack/react-query`. */
const bridge = `
import * as five from "@tanstack/react-query"
export * from "@tanstack/react-query"

const isKey = (given) => Array.isArray(given) || typeof given === "string"
const keyOf = (given) => (Array.isArray(given) ? given : [given])

const queryOf = (given, second, third) =>
  isKey(given)
    ? { queryKey: keyOf(given), ...(typeof second === "function" ? { queryFn: second, ...third } : second) }
    : given
const filtersOf = (given, more) => (isKey(given) ? { queryKey: keyOf(given), ...more } : given)
const mutationOf = (given, second, third) =>
  typeof given === "function"
    ? { mutationFn: given, ...second }
    : isKey(given)
      ? { mutationKey: keyOf(given), ...(typeof second === "function" ? { mutationFn: second, ...third } : second) }
      : given

export const useQuery = (...given) => five.useQuery(queryOf(...given))
export const useInfiniteQuery = (...given) => five.useInfiniteQuery({ initialPageParam: undefined, ...queryOf(...given) })
export function useMutation(...given) {
  const mutation = five.useMutation(mutationOf(...given))
  return { ...mutation, isLoading: mutation.isPending }
}
export const useIsFetching = (given, more) => five.useIsFetching(filtersOf(given, more))
export const useIsMutating = (given, more) =>
  five.useIsMutating(isKey(given) ? { mutationKey: keyOf(given), ...more } : given)

const byFilters = ["invalidateQueries", "refetchQueries", "cancelQueries", "removeQueries", "resetQueries", "isFetching", "getQueriesData"]
const byOptions = ["fetchQuery", "prefetchQuery", "ensureQueryData", "fetchInfiniteQuery", "prefetchInfiniteQuery"]
const keyed = ["getQueryData", "setQueryData", "getQueryState"]
const clients = new WeakMap()

function bridged(client) {
  const known = clients.get(client)
  if (known) return known
  const own = Object.create(client)
  const define = (name, value) => Object.defineProperty(own, name, { value, configurable: true })
  // The client has private fields: its methods run on itself.
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(client)))
    if (typeof client[name] === "function" && name !== "constructor") define(name, client[name].bind(client))
  for (const name of byFilters)
    define(name, (given, more, options) =>
      isKey(given) ? client[name](filtersOf(given, more), options) : client[name](given, more))
  define("setQueriesData", (given, ...rest) => client.setQueriesData(filtersOf(given), ...rest))
  for (const name of byOptions) define(name, (...given) => client[name](queryOf(...given)))
  for (const name of keyed) define(name, (key, ...rest) => client[name](keyOf(key), ...rest))
  clients.set(client, own)
  return own
}
export const useQueryClient = (client) => bridged(five.useQueryClient(client))
`
