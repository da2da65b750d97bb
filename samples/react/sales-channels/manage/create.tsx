import { useAdminCreateSalesChannel } from "@stheno/medusa-react"

export function CreateSalesChannel() {
  const { mutate, isPending, error } = useAdminCreateSalesChannel()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Harbor shop",
            description: "The point of sale at the harbor",
          })
        }
      >
        Create a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
