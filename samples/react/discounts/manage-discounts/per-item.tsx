import { useAdminCreateDiscount } from "@stheno/medusa-react"

export function CreateDiscount({
  regionId,
  productId,
}: {
  regionId: string
  productId: string
}) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "FIVEOFF",
            regions: [regionId],
            rule: {
              type: "fixed",
              value: 500,
              allocation: "item",
              conditions: [{ operator: "in", products: [productId] }],
            },
          })
        }
      >
        Create a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
