import {
  useAdminDraftOrder,
  useAdminDraftOrderRegisterPayment,
} from "@stheno/medusa-react"

export function DraftOrderRegisterPayment({
  draftOrderId,
}: {
  draftOrderId: string
}) {
  const { mutate, isPending, error } =
    useAdminDraftOrderRegisterPayment(draftOrderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Mark a draft order as paid and create its order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function DraftOrder({ draftOrderId }: { draftOrderId: string }) {
  const { draft_order, isPending, error } = useAdminDraftOrder(draftOrderId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{draft_order?.display_id}</p>
}
