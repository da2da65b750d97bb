/**
 * Keys under which answers about one kind of thing are kept. A shorter key stands for all that begin with it:
 * invalidating `lists()` invalidates every `list(query)`.
 * @since 0.1.0
 */
export interface TQueryKey<TKey extends string, TListQuery = object, TDetailQuery = string> {
  /** everything of this kind */
  readonly all: readonly [TKey]
  /** every list */
  lists(): readonly [TKey, "list"]
  /** the list that a query gives */
  list(query?: TListQuery): readonly [TKey, "list", { query: TListQuery | undefined }]
  /** everything about single ones */
  details(): readonly [TKey, "detail"]
  /** everything about one of them */
  detail(id: TDetailQuery): readonly [TKey, "detail", TDetailQuery]
}

/**
 * Makes the keys of one kind of thing, also of your own.
 * @param globalKey first part of every key
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
