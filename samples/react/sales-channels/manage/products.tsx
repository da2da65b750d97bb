import {
  useAdminAddProductsToSalesChannel,
  useAdminProducts,
} from "@stheno/medusa-react"

export function Products() {
  const { products, isPending, error } = useAdminProducts({ q: "hat" })
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

export function AddProductsToSalesChannel({
  salesChannelId,
  productId,
}: {
  salesChannelId: string
  productId: string
}) {
  const { mutate, isPending, error } =
    useAdminAddProductsToSalesChannel(salesChannelId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            product_ids: [{ id: productId }],
          })
        }
      >
        Add products to a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Products2({ salesChannelId }: { salesChannelId: string }) {
  const { products, isPending, error } = useAdminProducts({
    sales_channel_id: [salesChannelId],
  })
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
