import { useUpdateLineItem } from "@stheno/medusa-react"

export function UpdateLineItem({
  cartId,
  lineId,
}: {
  cartId: string
  lineId: string
}) {
  const { mutate, isPending, error } = useUpdateLineItem(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ lineId, quantity: 1 })}>
        Update the quantity of a line item
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
