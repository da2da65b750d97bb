import {
  useAdminDiscount,
  useAdminDiscountRemoveCondition,
} from "@stheno/medusa-react"

export function DiscountRemoveCondition({
  discountId,
  conditionId,
}: {
  discountId: string
  conditionId: string
}) {
  const { mutate, isPending, error } = useAdminDiscountRemoveCondition(discountId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(conditionId)}>
        Delete a condition of a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Discount({ discountId }: { discountId: string }) {
  const { discount, isPending, error } = useAdminDiscount(discountId, {
    expand: "rule,rule.conditions",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{discount?.code}</p>
}
