import { useAdminCreateSalesChannel } from "@stheno/medusa-react"

export function CreateSalesChannel() {
  const { mutate, isPending, error } = useAdminCreateSalesChannel()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Harbour shop",
            description: "The till in the shop at the harbour",
          })
        }
      >
        Add a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
