import { useAdminDeletePriceListVariantPrices } from "@stheno/medusa-react"

export function DeletePriceListVariantPrices({
  priceListId,
  variantId,
}: {
  priceListId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useAdminDeletePriceListVariantPrices(
    priceListId,
    variantId,
  )
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete the prices that a variant has in a price list
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
