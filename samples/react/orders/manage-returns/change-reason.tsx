import { useAdminUpdateReturnReason } from "@stheno/medusa-react"

export function UpdateReturnReason({ returnReasonId }: { returnReasonId: string }) {
  const { mutate, isPending, error } = useAdminUpdateReturnReason(returnReasonId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ label: "Too small or too large" })}
      >
        Update a return reason
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
