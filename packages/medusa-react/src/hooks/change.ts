import type { SthenoError } from "@stheno/js-client"
import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query"

/**
 * The options of a mutation hook: TanStack Query's, without `mutationFn`.
 * @since 0.1.0
 */
export type UseMutationOptionsWrapper<Answer, Variables, Context = unknown> = Omit<
  UseMutationOptions<Answer, SthenoError, Variables, Context>,
  "mutationFn"
> & {
  /** whether queries that the change made stale are invalidated; `true` by default */
  readonly invalidate?: boolean
}

/**
 * The return type of mutation hooks: TanStack Query's result, and `isLoading`, its name for `isPending` in version 4.
 * @since 0.1
 */
export type MutationHookResult<Answer, Variables, Context = unknown> = UseMutationResult<
  Answer,
  SthenoError,
  Variables,
  Context
> & { readonly isLoading: boolean }

/**
 * Sends a change, and has read again what it made out of date, before the caller's `onSuccess`.
 * @param send sends the request
 * @param keys what is out of date afterwards
 */
export function useChange<Answer, Variables, Context = unknown>(
  send: (variables: Variables) => Promise<Answer>,
  keys: readonly QueryKey[],
  { invalidate = true, ...options }: UseMutationOptionsWrapper<Answer, Variables, Context> = {},
): MutationHookResult<Answer, Variables, Context> {
  const queryClient = useQueryClient()
  const mutation = useMutation<Answer, SthenoError, Variables, Context>({
    ...options,
    mutationFn: send,
    onSuccess: (...answer) => {
      // Not awaited: the change is made, whatever becomes of reading it.
      if (invalidate) for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
      return options.onSuccess?.(...answer)
    },
  })
  // Extensions of v1 read it under the name of TanStack Query 4.
  return Object.assign(mutation, { isLoading: mutation.isPending })
}
