import {
  useAdminCreateFulfillment,
  useAdminInventoryItemLocationLevels,
  useMedusa,
} from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"

export function CreateFulfillment({
  orderId,
  itemId,
  locationId,
}: {
  orderId: string
  itemId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminCreateFulfillment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            items: [{ item_id: itemId, quantity: 2 }],
            location_id: locationId,
          })
        }
      >
        Create a fulfillment of an order
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

export function InventoryItemLocationLevels({
  inventoryItemId,
}: {
  inventoryItemId: string
}) {
  const { inventory_item, isPending, error } =
    useAdminInventoryItemLocationLevels(inventoryItemId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{inventory_item?.id}</p>
}
