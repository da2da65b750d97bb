// region failures
interface FailedOrder {
  readonly order_id: string
  readonly error: string
  readonly attempts: number
}

/** Returns the orders that Brightpearl rejected, each with the reason. */
export async function failedOrders(backend: string, token: string) {
  const response = await fetch(
    `${backend}/admin/brightpearl/orders?status=failed`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  const body = (await response.json()) as {
    orders: FailedOrder[]
    message: string
  }
  if (!response.ok) throw new Error(body.message)
  return body.orders
}

/** Sends an order again after you fixed the reason. */
export async function sendAgain(backend: string, token: string, orderId: string) {
  const response = await fetch(`${backend}/admin/brightpearl/orders/${orderId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.ok) return
  const { message } = (await response.json()) as { message: string }
  throw new Error(message)
}
// endregion
