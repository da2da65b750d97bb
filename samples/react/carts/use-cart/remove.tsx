import { useDeleteLineItem } from "@stheno/medusa-react"

export function DeleteLineItem({
  cartId,
  lineId,
}: {
  cartId: string
  lineId: string
}) {
  const { mutate, isPending, error } = useDeleteLineItem(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ lineId })}>
        Remove a line item from a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
