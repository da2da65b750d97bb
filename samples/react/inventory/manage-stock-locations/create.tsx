import { useAdminCreateStockLocation } from "@stheno/medusa-react"

export function CreateStockLocation() {
  const { mutate, isPending, error } = useAdminCreateStockLocation()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Harbor depot",
            address: {
              address_1: "Quay 7",
              city: "Aarhus",
              postal_code: "8000",
              country_code: "dk",
            },
          })
        }
      >
        Create a stock location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
