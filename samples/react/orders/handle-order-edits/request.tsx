import {
  useAdminCreateOrderEdit,
  useAdminOrderEditAddLineItem,
  useAdminRequestOrderEditConfirmation,
} from "@stheno/medusa-react"

export function CreateOrderEdit({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminCreateOrderEdit()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ order_id: orderId })}>
        Create an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function OrderEditAddLineItem({
  orderEditId,
  variantId,
}: {
  orderEditId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useAdminOrderEditAddLineItem(orderEditId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ variant_id: variantId, quantity: 1 })}
      >
        Add a line to an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function RequestOrderEditConfirmation({
  orderEditId,
}: {
  orderEditId: string
}) {
  const { mutate, isPending, error } =
    useAdminRequestOrderEditConfirmation(orderEditId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Request the customer's confirmation of an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
