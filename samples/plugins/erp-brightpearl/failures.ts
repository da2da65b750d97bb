// region failures
/** Returns the orders that Brightpearl rejected, each with the reason. */
export async function failedOrders(backend: string, token: string) {
  const response = await fetch(
    `${backend}/admin/brightpearl/orders?status=failed`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  const body = await response.json()
  if (!response.ok) throw new Error(body.message)
  return body.orders as readonly {
    order_id: string
    error: string
    attempts: number
  }[]
}

/** Sends an order again after you fixed the reason. */
export async function sendAgain(backend: string, token: string, orderId: string) {
  const response = await fetch(`${backend}/admin/brightpearl/orders/${orderId}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error((await response.json()).message)
}
// endregion
