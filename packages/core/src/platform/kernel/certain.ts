/**
 * The first element of a list that is never empty, such as the rows of an aggregate.
 * @throws Error if the list is empty
 */
export function firstOf<T>(list: readonly T[]): T {
  const [first] = list
  if (list.length === 0) throw new Error("The list is empty, although it must have an element")
  // The list has an element, and the element may be undefined itself.
  return first as T
}

/**
 * The value of a key that the map always has.
 * @throws Error if the map does not have the key
 */
export function valueOf<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined)
    throw new Error(`The map has no value for ${String(key)}, although it must have one`)
  return value
}
