import {
  isCancelledError,
  keepPreviousData,
  QueryClient,
  type DefaultedQueryObserverOptions,
  type DefaultError,
  type QueryCacheNotifyEvent,
  type QueryClientConfig,
  type QueryKey,
  type QueryObserverOptions,
} from "@tanstack/react-query"

/** Options of TanStack Query 4 that version 5 ignores: extensions of v1 pass them to its hooks and to those of the API. */
interface OptionsOfFour {
  readonly cacheTime?: number
  readonly keepPreviousData?: boolean
  readonly onSuccess?: (data: unknown) => void
  readonly onError?: (error: unknown) => void
  readonly onSettled?: (data: unknown, error: unknown) => void
}

/** The cache of TanStack Query 5, whose queries also accept the options of version 4. */
export class CompatibleQueryClient extends QueryClient {
  constructor(config?: QueryClientConfig) {
    super(config)
    this.getQueryCache().subscribe(reportResult)
  }

  override defaultQueryOptions<
    Data = unknown,
    Failure = DefaultError,
    Result = Data,
    Cached = Data,
    Key extends QueryKey = QueryKey,
    Page = never,
  >(
    options:
      | QueryObserverOptions<Data, Failure, Result, Cached, Key, Page>
      | DefaultedQueryObserverOptions<Data, Failure, Result, Cached, Key>,
  ): DefaultedQueryObserverOptions<Data, Failure, Result, Cached, Key> {
    return super.defaultQueryOptions(renamed(options))
  }
}

function renamed<Options extends object>(options: Options & OptionsOfFour): Options {
  const { cacheTime, keepPreviousData: isKept } = options
  return {
    ...options,
    ...(cacheTime !== undefined && { gcTime: cacheTime }),
    ...(isKept && { placeholderData: keepPreviousData }),
  }
}

/** Calls the callbacks of every component that reads a query, once for each response, as version 4 did. */
function reportResult(event: QueryCacheNotifyEvent): void {
  if (event.type !== "updated") return
  const { action, query } = event
  const isResponse = action.type === "success" && !action.manual
  const isFailure = action.type === "error" && !isCancelledError(action.error)
  if (!isResponse && !isFailure) return
  for (const observer of query.observers) {
    const { onSuccess, onError, onSettled } = observer.options as OptionsOfFour
    // Queries of extensions have results of any type.
    const current: { readonly data: unknown; readonly error: unknown } = observer.getCurrentResult()
    const { data, error } = current
    // Each in its own microtask: what a callback throws does not end the request, and the others are still called.
    queueMicrotask(() => (isResponse ? onSuccess?.(data) : onError?.(error)))
    queueMicrotask(() => (isResponse ? onSettled?.(data, null) : onSettled?.(undefined, error)))
  }
}
