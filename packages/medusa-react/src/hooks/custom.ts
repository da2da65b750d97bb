import type { Response, SthenoError } from "@stheno/js-client"
import { hashKey, useQueryClient, type QueryKey, type UseMutationResult } from "@tanstack/react-query"
import { useMedusa } from "../contexts/medusa.tsx"
import { answerOptions } from "./answer-options.ts"
import { useAnswer, type QueryHookResult, type UseQueryOptionsWrapper } from "./answer.ts"
import { useChange, type UseMutationOptionsWrapper } from "./change.ts"

/**
 * Keys of what else a change of your own makes out of date, e.g. `[adminProductKeys.lists()]`.
 * @since 0.1.0
 */
export type RelatedDomains = readonly QueryKey[]

/**
 * Read from an endpoint of your own below `/admin`.
 * @param path below `/admin`, e.g. `/brands`
 * @param queryKey names what is read; changes under the same key have it read again
 * @param query query of the request
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it the properties of the answer and `response`
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
 * Write to an endpoint of your own below `/admin`.
 * @param path below `/admin`, e.g. `/brands`
 * @param queryKey key of the custom queries that are out of date afterwards
 * @param relatedDomains keys of what else is
 * @param options options of TanStack Query, e.g. `onSuccess`
 * @returns a mutation whose `mutate` takes the JSON body
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
): UseMutationResult<Response<TResponse>, SthenoError, TPayload, Context> {
  const { client } = useMedusa()
  const own = useCustomOptions(queryKey, options)
  return useChange(
    (payload: TPayload) => client.admin.custom.post<TPayload, TResponse>(path, payload),
    relatedDomains,
    own,
  )
}

/**
 * Delete by an endpoint of your own below `/admin`.
 * @param path below `/admin`, e.g. `/brands/brand_01`
 * @param queryKey key of the custom queries that are out of date afterwards
 * @param relatedDomains keys of what else is
 * @param options options of TanStack Query, e.g. `onSuccess`
 * @returns a mutation whose `mutate` takes nothing
 * @since 0.1.0
 */
export function useAdminCustomDelete<TResponse extends object = Record<string, unknown>, Context = unknown>(
  path: string,
  queryKey: QueryKey,
  relatedDomains: RelatedDomains = [],
  options?: UseMutationOptionsWrapper<Response<TResponse>, void, Context>,
): UseMutationResult<Response<TResponse>, SthenoError, void, Context> {
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
