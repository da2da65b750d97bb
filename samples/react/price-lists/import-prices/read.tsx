import { useAdminPriceList } from "@stheno/medusa-react"

export function PriceList({ priceListId }: { priceListId: string }) {
  const { price_list, isPending, error } = useAdminPriceList(priceListId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{price_list?.name}</p>
}
