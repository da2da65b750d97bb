import { useAdminDeleteReservation } from "@stheno/medusa-react"

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
