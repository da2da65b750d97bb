import { useAdminUpdateProductOption } from "@stheno/medusa-react"

export function UpdateProductOption({
  productId,
  optionId,
}: {
  productId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateProductOption(productId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ option_id: optionId, title: "Size (US)" })}
      >
        Rename an option of a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
