/**
 * Whether a store has an order besides those that the demo store came with.
 * @param count orders of the store
 * @param metadata of the store: `demo_orders` is the number of orders that the demo store came with
 */
export function hasOwnOrder(
  count: number,
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): boolean {
  const demo = metadata?.["demo_orders"]
  return count > (typeof demo === "number" ? demo : 0)
}
