/**
 * The query keys of one resource. A key covers all keys that begin with it: invalidating `lists()` invalidates
 * every `list(query)`.
 * @since 0.1.0
 */
export interface TQueryKey<TKey extends string, TListQuery = object, TDetailQuery = string> {
  /** all queries of the resource */
  readonly all: readonly [TKey]
  /** all lists */
  lists(): readonly [TKey, "list"]
  /** the list for a query */
  list(query?: TListQuery): readonly [TKey, "list", { query: TListQuery | undefined }]
  /** all queries for single items */
  details(): readonly [TKey, "detail"]
  /** all queries for one item */
  detail(id: TDetailQuery): readonly [TKey, "detail", TDetailQuery]
}

/**
 * Creates the query keys of a resource, also for custom resources.
 * @param globalKey the first part of every key
 * @returns the keys `all`, `lists`, `list`, `details` and `detail`
 * @since 0.1.0
 */
export function queryKeysFactory<TKey extends string, TListQuery = object, TDetailQuery = string>(
  globalKey: TKey,
): TQueryKey<TKey, TListQuery, TDetailQuery> {
  return {
    all: [globalKey],
    lists: () => [globalKey, "list"],
    list: (query) => [globalKey, "list", { query }],
    details: () => [globalKey, "detail"],
    detail: (id) => [globalKey, "detail", id],
  }
}
