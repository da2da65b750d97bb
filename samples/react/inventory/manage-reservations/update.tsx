import { useAdminUpdateReservation } from "@stheno/medusa-react"

export function UpdateReservation({ reservationId }: { reservationId: string }) {
  const { mutate, isPending, error } = useAdminUpdateReservation(reservationId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ quantity: 2 })}>
        Update a reservation
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
