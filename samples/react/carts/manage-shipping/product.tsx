import {
  useAdminProduct,
  useAdminProducts,
  useAdminUpdateShippingProfile,
} from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useAdminProducts({ q: "coat" })
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

export function UpdateShippingProfile({
  shippingProfileId,
  productId,
}: {
  shippingProfileId: string
  productId: string
}) {
  const { mutate, isPending, error } =
    useAdminUpdateShippingProfile(shippingProfileId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ products: [productId] })}
      >
        Update a shipping profile
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Product({ productId }: { productId: string }) {
  const { product, isPending, error } = useAdminProduct(productId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{product?.title}</p>
}
