import { useAdminRequestOrderEditConfirmation } from "@stheno/medusa-react"

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
