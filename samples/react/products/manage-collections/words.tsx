import {
  useAdminProductTags,
  useAdminProductTypes,
  useAdminUpdateProduct,
} from "@stheno/medusa-react"

export function UpdateProduct({ productId }: { productId: string }) {
  const { mutate, isPending, error } = useAdminUpdateProduct(productId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            type: { value: "Outerwear" },
            tags: [{ value: "waterproof" }, { value: "cotton" }],
          })
        }
      >
        Update a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function ProductTypes() {
  const { product_types, isPending, error } = useAdminProductTypes()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {product_types?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}

export function ProductTags() {
  const { product_tags, isPending, error } = useAdminProductTags({ q: "water" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {product_tags?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
