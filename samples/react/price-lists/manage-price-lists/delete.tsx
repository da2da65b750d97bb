import { useAdminDeletePriceList } from "@stheno/medusa-react"

export function DeletePriceList({ priceListId }: { priceListId: string }) {
  const { mutate, isPending, error } = useAdminDeletePriceList(priceListId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a price list with its prices
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
