import { useAdminUpdateDiscount } from "@stheno/medusa-react"

export function UpdateDiscount({
  discountId,
  ruleId,
}: {
  discountId: string
  ruleId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateDiscount(discountId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ rule: { id: ruleId, value: 15 }, usage_limit: 1000 })
        }
      >
        Update a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
