import { useAdminOrderEditUpdateLineItem } from "@stheno/medusa-react"

export function OrderEditUpdateLineItem({
  orderEditId,
  itemId,
}: {
  orderEditId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminOrderEditUpdateLineItem(
    orderEditId,
    itemId,
  )
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ quantity: 1 })}>
        Update the quantity of a line of an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
