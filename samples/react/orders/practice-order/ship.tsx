import {
  useAdminCapturePayment,
  useAdminCreateFulfillment,
  useAdminCreateShipment,
} from "@stheno/medusa-react"

export function CapturePayment({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminCapturePayment(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Capture the payments of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateFulfillment({
  orderId,
  itemId,
}: {
  orderId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminCreateFulfillment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            items: [{ item_id: itemId, quantity: 2 }],
          })
        }
      >
        Create a fulfillment of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateShipment({
  orderId,
  fulfillmentId,
}: {
  orderId: string
  fulfillmentId: string
}) {
  const { mutate, isPending, error } = useAdminCreateShipment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ fulfillment_id: fulfillmentId })}
      >
        Mark a fulfillment as shipped
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
