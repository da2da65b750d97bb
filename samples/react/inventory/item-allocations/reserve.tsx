import { useMedusa } from "@stheno/medusa-react"
import { useMutation, useQuery } from "@tanstack/react-query"

export function AdminOrdersCreateReservation({
  orderId,
  lineItemId,
}: {
  orderId: string
  lineItemId: string
}) {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.admin.orders.createReservation(orderId, lineItemId, {}),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Reserve the unfulfilled units of an order line
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AdminOrdersListReservations({ orderId }: { orderId: string }) {
  const { client } = useMedusa()
  const { data, isPending, error } = useQuery({
    queryKey: ["admin", "orders", "listReservations"],
    queryFn: () => client.admin.orders.listReservations(orderId),
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {data?.reservations?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
