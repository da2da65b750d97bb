import { useAdminCreateOrderEdit } from "@stheno/medusa-react"

export function CreateOrderEdit({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminCreateOrderEdit()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            order_id: orderId,
            internal_note: "Ada called: she wants a third coat, in L.",
          })
        }
      >
        Create an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
