import { useDeclineOrderEdit } from "@stheno/medusa-react"

export function DeclineOrderEdit({ orderEditId }: { orderEditId: string }) {
  const { mutate, isPending, error } = useDeclineOrderEdit(orderEditId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ declined_reason: "Two coats are enough." })}
      >
        Decline an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
