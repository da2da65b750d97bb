import { useAdminDraftOrderAddLineItem } from "@stheno/medusa-react"

export function DraftOrderAddLineItem({ draftOrderId }: { draftOrderId: string }) {
  const { mutate, isPending, error } = useAdminDraftOrderAddLineItem(draftOrderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ title: "Repair of a zip", unit_price: 1200, quantity: 1 })
        }
      >
        Add a line to a draft order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
