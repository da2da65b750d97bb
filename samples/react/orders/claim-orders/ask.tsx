import { useRequestOrderAccess } from "@stheno/medusa-react"

export function RequestOrderAccess({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useRequestOrderAccess()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ order_ids: [orderId] })}>
        Request to claim orders that were placed without the account
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
