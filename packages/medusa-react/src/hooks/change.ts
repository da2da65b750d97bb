import type { SthenoError } from "@stheno/js-client"
import {
  useMutation,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query"

/**
 * Options of a hook that changes something: TanStack Query's, without the function that sends the request.
 * @since 0.1.0
 */
export type UseMutationOptionsWrapper<Answer, Variables, Context = unknown> = Omit<
  UseMutationOptions<Answer, SthenoError, Variables, Context>,
  "mutationFn"
> & {
  /** false leaves what is kept as it is; else what the change made out of date is read again */
  readonly invalidate?: boolean
}

/**
 * Sends a change, and has read again what it made out of date, before the caller's `onSuccess`.
 * @param send sends the request
 * @param keys what is out of date afterwards
 */
export function useChange<Answer, Variables, Context = unknown>(
  send: (variables: Variables) => Promise<Answer>,
  keys: readonly QueryKey[],
  { invalidate = true, ...options }: UseMutationOptionsWrapper<Answer, Variables, Context> = {},
): UseMutationResult<Answer, SthenoError, Variables, Context> {
  const queryClient = useQueryClient()
  return useMutation<Answer, SthenoError, Variables, Context>({
    ...options,
    mutationFn: send,
    onSuccess: (...answer) => {
      // Not awaited: the change is made, whatever becomes of reading it.
      if (invalidate) for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
      return options.onSuccess?.(...answer)
    },
  })
}
