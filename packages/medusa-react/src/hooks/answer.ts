import type { HTTPResponse, Response, SthenoError } from "@stheno/js-client"
import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query"

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
