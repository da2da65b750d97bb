import { useAdminReceiveReturn } from "@stheno/medusa-react"

export function ReceiveReturn({
  returnId,
  itemId,
}: {
  returnId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminReceiveReturn(returnId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            items: [{ item_id: itemId, quantity: 1 }],
          })
        }
      >
        Receive a return
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
