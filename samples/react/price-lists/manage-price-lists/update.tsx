import { useAdminUpdatePriceList } from "@stheno/medusa-react"

export function UpdatePriceList({ priceListId }: { priceListId: string }) {
  const { mutate, isPending, error } = useAdminUpdatePriceList(priceListId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ status: "draft" })}>
        Update a price list
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
