import { useUpdateMe } from "@stheno/medusa-react"

export function UpdateMe() {
  const { mutate, isPending, error } = useUpdateMe()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ phone: "+45 12 34 56 78", metadata: { shoe_size: 38 } })
        }
      >
        Update the signed-in customer
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
