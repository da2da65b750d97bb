import { useAdminCreatePriceList } from "@stheno/medusa-react"

export function CreatePriceList() {
  const { mutate, isPending, error } = useAdminCreatePriceList()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Autumn sale",
            description: "Coats before the rain",
            type: "sale",
            status: "active",
            prices: [],
          })
        }
      >
        Create a price list
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
