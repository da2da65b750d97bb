import { useProduct } from "@stheno/medusa-react"

export function Product({
  productId,
  regionId,
}: {
  productId: string
  regionId: string
}) {
  const { product, isPending, error } = useProduct(productId, {
    query: { region_id: regionId },
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{product?.title}</p>
}
