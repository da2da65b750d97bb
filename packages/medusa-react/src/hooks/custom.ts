import type { Response } from "@stheno/js-client"
import { hashKey, useQueryClient, type QueryKey } from "@tanstack/react-query"
import { useMedusa } from "../contexts/medusa.tsx"
import { answerOptions } from "./answer-options.ts"
import { useAnswer, type QueryHookResult, type UseQueryOptionsWrapper } from "./answer.ts"
import { useChange, type MutationHookResult, type UseMutationOptionsWrapper } from "./change.ts"

/**
 * The keys of other queries that a custom mutation invalidates, such as `[adminProductKeys.lists()]`.
 * @since 0.1.0
 */
export type RelatedDomains = readonly QueryKey[]

/**
 * Sends a GET request to a custom endpoint below `/admin` and caches the response.
 * @param path the path below `/admin`, such as `/brands`; `/admin/brands` is the same
 * @param queryKey the query key; custom mutations with the same key invalidate the query
 * @param query the query parameters of the request
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with the properties of the response body and `response`
 * @since 0.1.0
 */
export function useAdminCustomQuery<
  TQuery extends object,
  TResponse extends object = Record<string, unknown>,
>(
  path: string,
  queryKey: QueryKey,
  query?: TQuery,
  options?: Omit<UseQueryOptionsWrapper<TResponse>, "query">,
): QueryHookResult<TResponse> {
  const { client } = useMedusa()
  const answer = answerOptions([path, query, queryKey] as const, (signal) =>
    client.admin.custom.get<TQuery, TResponse>(path, query, { signal }),
  )
  return useAnswer(answer, options)
}

/**
 * Sends a POST request to a custom endpoint below `/admin`.
 * @param path the path below `/admin`, such as `/brands`
 * @param queryKey the key of the custom queries to invalidate
 * @param relatedDomains the keys of other queries to invalidate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts the JSON body
 * @since 0.1.0
 */
export function useAdminCustomPost<
  TPayload extends object,
  TResponse extends object = Record<string, unknown>,
  Context = unknown,
>(
  path: string,
  queryKey: QueryKey,
  relatedDomains: RelatedDomains = [],
  options?: UseMutationOptionsWrapper<Response<TResponse>, TPayload, Context>,
): MutationHookResult<Response<TResponse>, TPayload, Context> {
  const { client } = useMedusa()
  const own = useCustomOptions(queryKey, options)
  return useChange(
    (payload: TPayload) => client.admin.custom.post<TPayload, TResponse>(path, payload),
    relatedDomains,
    own,
  )
}

/**
 * Sends a DELETE request to a custom endpoint below `/admin`.
 * @param path the path below `/admin`, such as `/brands/brand_01`
 * @param queryKey the key of the custom queries to invalidate
 * @param relatedDomains the keys of other queries to invalidate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @since 0.1.0
 */
export function useAdminCustomDelete<TResponse extends object = Record<string, unknown>, Context = unknown>(
  path: string,
  queryKey: QueryKey,
  relatedDomains: RelatedDomains = [],
  options?: UseMutationOptionsWrapper<Response<TResponse>, void, Context>,
): MutationHookResult<Response<TResponse>, void, Context> {
  const { client } = useMedusa()
  const own = useCustomOptions(queryKey, options)
  return useChange(() => client.admin.custom.delete<TResponse>(path), relatedDomains, own)
}

/** Custom queries have their key behind their path, so that they are looked for by it. */
function useCustomOptions<Answer, Variables, Context>(
  queryKey: QueryKey,
  options: UseMutationOptionsWrapper<Answer, Variables, Context> = {},
): UseMutationOptionsWrapper<Answer, Variables, Context> {
  const queryClient = useQueryClient()
  const wanted = hashKey([queryKey])
  return {
    ...options,
    onSuccess: (...answer) => {
      if (options.invalidate !== false)
        void queryClient.invalidateQueries({
          predicate: (query) => query.queryKey.length === 3 && hashKey([query.queryKey[2]]) === wanted,
        })
      return options.onSuccess?.(...answer)
    },
  }
}
