import { useAdminReservations } from "@stheno/medusa-react"

export function Reservations({ locationId }: { locationId: string }) {
  const { reservations, isPending, error } = useAdminReservations({
    location_id: [locationId],
    quantity: { gte: 2 },
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {reservations?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
