import { useAdminUpdateShippingOption } from "@stheno/medusa-react"

export function UpdateShippingOption({
  shippingOptionId,
}: {
  shippingOptionId: string
}) {
  const { mutate, isPending, error } =
    useAdminUpdateShippingOption(shippingOptionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            amount: 3500,
            requirements: [{ type: "min_subtotal", amount: 5000 }],
          })
        }
      >
        Update a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
