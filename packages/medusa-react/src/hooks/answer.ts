import type { HTTPResponse, Response, ResponsePromise, SthenoError } from "@stheno/js-client"
import {
  queryOptions,
  replaceEqualDeep,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query"

/**
 * Options of a hook that reads: TanStack Query's, without what the hook says itself. Where the operation has a query and
 * the hook no parameter for it, `query` is one of them.
 * @since 0.1.0
 */
export type UseQueryOptionsWrapper<Answer extends object, Query extends object = never> = Omit<
  UseQueryOptions<Response<Answer>, SthenoError>,
  "queryKey" | "queryFn" | "select" | "structuralSharing"
> & {
  /** filters, `expand` and `fields`; answers to different queries are kept apart */
  readonly query?: Query
}

/** What an answer adds to a result: its properties where there are data. */
type Spread<Result, Answer> = Result extends { data: undefined }
  ? Result & { [K in keyof Answer]?: undefined } & { response?: undefined }
  : Result & Answer & { response?: HTTPResponse }

/**
 * What a hook that reads returns: TanStack Query's result, the properties of the answer beside it, and `response`, which
 * says how the answer came; a prefetched one has none.
 * @since 0.1.0
 */
export type QueryHookResult<Answer extends object> = Spread<
  UseQueryResult<Response<Answer>, SthenoError>,
  Answer
>

/**
 * Describes a reading request to TanStack Query.
 * @param queryKey where the answer is kept
 * @param read sends the request
 * @returns options for `useQuery`, `prefetchQuery`, `ensureQueryData` and the like
 */
export function answerOptions<Answer extends object, Key extends QueryKey>(
  queryKey: Key,
  read: (signal: AbortSignal) => ResponsePromise<Answer>,
) {
  return queryOptions<Response<Answer>, SthenoError, Response<Answer>, Key>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    structuralSharing: shareAnswer,
  })
}

/** Keeps answers to different queries apart that have one key otherwise. */
export function withQuery(key: QueryKey, query: object | undefined): QueryKey {
  return query === undefined ? key : [...key, { query }]
}

/** Reads an answer and spreads it over the result. */
export function useAnswer<Answer extends object, Key extends QueryKey>(
  answer: UseQueryOptions<Response<Answer>, SthenoError, Response<Answer>, Key>,
  options: UseQueryOptionsWrapper<Answer, object> = {},
): QueryHookResult<Answer> {
  const { query: _query, ...own } = options
  const result = useQuery({ ...own, ...answer } as typeof answer)
  // That data and properties are there together is beyond what the compiler can follow through a spread.
  return { ...result.data, ...result, response: result.data?.response } as unknown as QueryHookResult<Answer>
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
