import type { Response, ResponsePromise, SthenoError } from "@stheno/js-client"
import { queryOptions, replaceEqualDeep, type QueryFunction, type QueryKey } from "@tanstack/react-query"

/**
 * Creates the query options of a request for TanStack Query.
 * @param queryKey the key under which the response is cached
 * @param read a function that sends the request
 * @returns options for `useQuery`, `prefetchQuery`, `ensureQueryData` and similar functions
 */
export function answerOptions<Answer extends object, Key extends QueryKey>(
  queryKey: Key,
  read: (signal: AbortSignal) => ResponsePromise<Answer>,
) {
  const options = queryOptions<Response<Answer>, SthenoError, Response<Answer>, Key>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    structuralSharing: shareAnswer,
  })
  // Its type says that the function may be missing, which `fetchQuery` refuses under `exactOptionalPropertyTypes`.
  return options as typeof options & { readonly queryFn: QueryFunction<Response<Answer>, Key> }
}

/** Keeps answers to different queries apart that have one key otherwise. */
export function withQuery(key: QueryKey, query: object | undefined): QueryKey {
  return query === undefined ? key : [...key, { query }]
}

/** TanStack Query copies what is new around what is not; the copy knows how the answer came, too. */
function shareAnswer(old: unknown, fresh: unknown): unknown {
  const shared: unknown = replaceEqualDeep(old, fresh)
  if (!isAnswer(fresh) || !isObject(shared) || "response" in shared) return shared
  return Object.defineProperty(shared, "response", { value: fresh.response })
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null
}

function isAnswer(value: unknown): value is Response<object> {
  return isObject(value) && "response" in value
}
