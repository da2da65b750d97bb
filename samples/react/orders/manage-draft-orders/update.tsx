import { useAdminUpdateDraftOrder } from "@stheno/medusa-react"

export function UpdateDraftOrder({ draftOrderId }: { draftOrderId: string }) {
  const { mutate, isPending, error } = useAdminUpdateDraftOrder(draftOrderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ email: "ada.byron@example.com" })}
      >
        Update an open draft order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
