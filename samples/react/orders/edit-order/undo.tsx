import { useAdminDeleteOrderEditItemChange } from "@stheno/medusa-react"

export function DeleteOrderEditItemChange({
  orderEditId,
  changeId,
}: {
  orderEditId: string
  changeId: string
}) {
  const { mutate, isPending, error } = useAdminDeleteOrderEditItemChange(
    orderEditId,
    changeId,
  )
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Undo a change of an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
