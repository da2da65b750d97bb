import {
  useAdminDeleteReturnReason,
  useAdminReturnReasons,
} from "@stheno/medusa-react"

export function DeleteReturnReason({ returnReasonId }: { returnReasonId: string }) {
  const { mutate, isPending, error } = useAdminDeleteReturnReason(returnReasonId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a return reason and its children
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function ReturnReasons() {
  const { return_reasons, isPending, error } = useAdminReturnReasons()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {return_reasons?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
