/**
 * What the events and messages about orders are about. They belong to an order, and outlive the customer's account.
 * @since 0.1
 */
export const ordering: readonly string[] = ["order", "order-edit", "swap", "claim", "return"]
