/**
 * Calls of TanStack Query 4, as extensions of v1 write them: the build of extensions and the dashboard accept them in
 * addition to those of version 5. `@stheno/admin/files` includes this file.
 * @since 0.1
 */
import type {
  CancelOptions,
  DefaultError,
  DefinedUseQueryResult,
  EnsureQueryDataOptions,
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  InvalidateOptions,
  InvalidateQueryFilters,
  MutationFilters,
  MutationFunction,
  MutationKey,
  QueryFilters,
  QueryFunction,
  QueryFunctionContext,
  QueryKey,
  RefetchOptions,
  RefetchQueryFilters,
  ResetOptions,
  SetDataOptions,
  Updater,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from "@tanstack/react-query"

/** What a separate argument of version 4 already contains. */
type Without<Options, Given extends "queryKey" | "queryFn" | "mutationKey" | "mutationFn"> = Omit<
  Options,
  Given
>

/** A mutation under both names of its state. */
type MutationOfFour<Data, Failure, Variables, Context> = UseMutationResult<
  Data,
  Failure,
  Variables,
  Context
> & {
  /** `isPending` of version 5 */
  readonly isLoading: boolean
}

/** The type of `pageParam` fits every default value and parameter, as `any` did in version 4. */
type PageContext<Key extends QueryKey> = Omit<QueryFunctionContext<Key>, "pageParam"> & {
  readonly pageParam: never
}

declare module "@tanstack/react-query" {
  interface QueryOptions<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  > {
    /** `gcTime` of version 5 */
    cacheTime?: number
  }

  interface QueryObserverOptions<
    TQueryFnData = unknown,
    TError = DefaultError,
    TData = TQueryFnData,
    TQueryData = TQueryFnData,
    TQueryKey extends QueryKey = QueryKey,
    TPageParam = never,
  > {
    /** `placeholderData: keepPreviousData` of version 5 */
    keepPreviousData?: boolean
    /** is called after each request that succeeds, with the data that the component receives */
    onSuccess?: (data: NoInfer<TData>) => void
    /** is called after each request that fails, when its retries failed too */
    onError?: (error: TError) => void
    /** is called after each request */
    onSettled?: (data: NoInfer<TData> | undefined, error: TError | null) => void
  }

  interface QueryClient {
    isFetching(queryKey: QueryKey, filters?: Without<QueryFilters, "queryKey">): number
    ensureQueryData<Data, Failure = DefaultError, Result = Data, Key extends QueryKey = QueryKey>(
      queryKey: Key,
      queryFn: QueryFunction<Data, Key>,
      options?: Without<EnsureQueryDataOptions<Data, Failure, Result, Key>, "queryKey" | "queryFn">,
    ): Promise<Result>
    getQueriesData<Data = unknown>(queryKey: QueryKey): [QueryKey, Data | undefined][]
    setQueriesData<Data>(
      queryKey: QueryKey,
      updater: Updater<Data | undefined, Data | undefined>,
      options?: SetDataOptions,
    ): [QueryKey, Data | undefined][]
    removeQueries(queryKey: QueryKey, filters?: Without<QueryFilters, "queryKey">): void
    resetQueries(
      queryKey: QueryKey,
      filters?: Without<QueryFilters, "queryKey">,
      options?: ResetOptions,
    ): Promise<void>
    cancelQueries(
      queryKey: QueryKey,
      filters?: Without<QueryFilters, "queryKey">,
      options?: CancelOptions,
    ): Promise<void>
    invalidateQueries(
      queryKey: QueryKey,
      filters?: Without<InvalidateQueryFilters, "queryKey">,
      options?: InvalidateOptions,
    ): Promise<void>
    refetchQueries(
      queryKey: QueryKey,
      filters?: Without<RefetchQueryFilters, "queryKey">,
      options?: RefetchOptions,
    ): Promise<void>
    fetchQuery<Data, Failure = DefaultError, Result = Data, Key extends QueryKey = QueryKey>(
      queryKey: Key,
      queryFn: QueryFunction<Data, Key>,
      options?: Without<FetchQueryOptions<Data, Failure, Result, Key>, "queryKey" | "queryFn">,
    ): Promise<Result>
    prefetchQuery<Data, Failure = DefaultError, Result = Data, Key extends QueryKey = QueryKey>(
      queryKey: Key,
      queryFn: QueryFunction<Data, Key>,
      options?: Without<FetchQueryOptions<Data, Failure, Result, Key>, "queryKey" | "queryFn">,
    ): Promise<void>
  }

  export function useQuery<
    Data = unknown,
    Failure = DefaultError,
    Result = Data,
    Key extends QueryKey = QueryKey,
  >(
    queryKey: Key,
    queryFn: QueryFunction<Data, Key>,
    options: Without<UseQueryOptions<Data, Failure, Result, Key>, "queryKey" | "queryFn"> & {
      initialData: Data | (() => Data)
    },
  ): DefinedUseQueryResult<Result, Failure>
  export function useQuery<
    Data = unknown,
    Failure = DefaultError,
    Result = Data,
    Key extends QueryKey = QueryKey,
  >(
    queryKey: Key,
    queryFn: QueryFunction<Data, Key>,
    options?: Without<UseQueryOptions<Data, Failure, Result, Key>, "queryKey" | "queryFn">,
  ): UseQueryResult<Result, Failure>
  export function useQuery<
    Data = unknown,
    Failure = DefaultError,
    Result = Data,
    Key extends QueryKey = QueryKey,
  >(
    queryKey: Key,
    options?: Without<UseQueryOptions<Data, Failure, Result, Key>, "queryKey">,
  ): UseQueryResult<Result, Failure>

  export function useInfiniteQuery<
    Data = unknown,
    Failure = DefaultError,
    Result = InfiniteData<Data>,
    Key extends QueryKey = QueryKey,
  >(
    queryKey: Key,
    queryFn: (context: PageContext<Key>) => Data | Promise<Data>,
    options: Omit<
      UseInfiniteQueryOptions<Data, Failure, Result, Key>,
      "queryKey" | "queryFn" | "initialPageParam"
    >,
  ): UseInfiniteQueryResult<Result, Failure>

  export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
    options: UseMutationOptions<Data, Failure, Variables, Context>,
    queryClient?: QueryClient,
  ): MutationOfFour<Data, Failure, Variables, Context>
  export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
    mutationFn: MutationFunction<Data, Variables>,
    options?: Without<UseMutationOptions<Data, Failure, Variables, Context>, "mutationFn">,
  ): MutationOfFour<Data, Failure, Variables, Context>
  export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
    mutationKey: MutationKey,
    mutationFn: MutationFunction<Data, Variables>,
    options?: Without<UseMutationOptions<Data, Failure, Variables, Context>, "mutationKey" | "mutationFn">,
  ): MutationOfFour<Data, Failure, Variables, Context>

  export function useIsFetching(queryKey: QueryKey, filters?: Without<QueryFilters, "queryKey">): number
  export function useIsMutating(
    mutationKey: MutationKey,
    filters?: Without<MutationFilters, "mutationKey">,
  ): number
}
