import { useAdminCreateReturnReason } from "@stheno/medusa-react"

export function CreateReturnReason() {
  const { mutate, isPending, error } = useAdminCreateReturnReason()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ value: "wrong_size", label: "Wrong size" })}
      >
        Create a return reason
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
