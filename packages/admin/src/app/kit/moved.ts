/** A list with one element at another place. */
export function moved<Element>(list: readonly Element[], from: number, to: number): Element[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
