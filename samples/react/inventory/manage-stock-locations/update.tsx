import { useAdminUpdateStockLocation } from "@stheno/medusa-react"

export function UpdateStockLocation({
  stockLocationId,
}: {
  stockLocationId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateStockLocation(stockLocationId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ name: "Depot at the harbor", metadata: { opens: "06:00" } })
        }
      >
        Update a stock location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
