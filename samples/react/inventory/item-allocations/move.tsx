import { useAdminUpdateReservation } from "@stheno/medusa-react"

export function UpdateReservation({
  reservationId,
  locationId,
}: {
  reservationId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateReservation(reservationId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ location_id: locationId })}
      >
        Update a reservation
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
