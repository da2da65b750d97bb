import { useAdminOrder, useAdminPayment } from "@stheno/medusa-react"

export function Order({ orderId }: { orderId: string }) {
  const { order, isPending, error } = useAdminOrder(orderId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order?.display_id}</p>
}

export function Payment({ paymentId }: { paymentId: string }) {
  const { payment, isPending, error } = useAdminPayment(paymentId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{payment?.provider_id}</p>
}
