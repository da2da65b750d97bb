import { useAdminDeleteReservation, useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"

export function DeleteReservation({ reservationId }: { reservationId: string }) {
  const { mutate, isPending, error } = useAdminDeleteReservation(reservationId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a reservation and release its units
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
