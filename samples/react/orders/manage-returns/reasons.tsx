import {
  useAdminCreateReturnReason,
  useAdminReturnReasons,
} from "@stheno/medusa-react"

export function CreateReturnReason() {
  const { mutate, isPending, error } = useAdminCreateReturnReason()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            value: "wrong_size",
            label: "Wrong size",
            description: "It does not fit",
          })
        }
      >
        Create a return reason
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
