import { useAdminUpdateProduct } from "@stheno/medusa-react"

export function UpdateProduct({ productId }: { productId: string }) {
  const { mutate, isPending, error } = useAdminUpdateProduct(productId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            thumbnail: "https://files.example.com/rain-coat.jpg",
            images: [
              "https://files.example.com/rain-coat.jpg",
              "https://files.example.com/rain-coat-back.jpg",
            ],
          })
        }
      >
        Update a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
