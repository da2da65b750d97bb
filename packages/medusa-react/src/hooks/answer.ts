import type { HTTPResponse, Response, SthenoError } from "@stheno/js-client"
import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query"

/**
 * The options of a query hook: TanStack Query's, without those the hook sets itself. If the operation has query
 * parameters and the hook has no parameter for them, pass them as `query`.
 * @since 0.1.0
 */
export type UseQueryOptionsWrapper<Answer extends object, Query extends object = never> = Omit<
  UseQueryOptions<Response<Answer>, SthenoError>,
  "queryKey" | "queryFn" | "select" | "structuralSharing"
> & {
  /** filters, `expand` and `fields`; responses to different queries are cached separately */
  readonly query?: Query
}

/** The properties of the response body, which are added to the result when there is data. */
type Spread<Result, Answer> = Result extends { data: undefined }
  ? Result & { [K in keyof Answer]?: undefined } & { response?: undefined }
  : Result & Answer & { response?: HTTPResponse }

/**
 * The return type of query hooks: TanStack Query's result, the properties of the response body, and `response`
 * with the metadata, which prefetched responses do not have.
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
