/**
 * The offset of a page that has rows: the page itself, or the last one if it lost its rows, for example because its
 * only review was approved.
 */
export function pageWithRows(offset: number, { count, size }: { count: number; size: number }): number {
  if (offset < count) return offset
  return Math.max(0, Math.ceil(count / size) - 1) * size
}
