import {
  useAdminCreatePriceListPrices,
  useAdminPriceListProducts,
} from "@stheno/medusa-react"

export function CreatePriceListPrices({
  priceListId,
  variantId,
}: {
  priceListId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useAdminCreatePriceListPrices(priceListId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            prices: [
              {
                variant_id: variantId,
                currency_code: "usd",
                amount: 7900,
              },
            ],
          })
        }
      >
        Add prices to a price list
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function PriceListProducts({ priceListId }: { priceListId: string }) {
  const { products, isPending, error } = useAdminPriceListProducts(priceListId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {products?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}
