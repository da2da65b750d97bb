import { useAdminProduct } from "@stheno/medusa-react"

export function Product({ productId }: { productId: string }) {
  const { product, isPending, error } = useAdminProduct(productId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{product?.title}</p>
}
