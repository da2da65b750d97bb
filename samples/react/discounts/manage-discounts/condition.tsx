import {
  useAdminDiscount,
  useAdminDiscountCreateCondition,
} from "@stheno/medusa-react"

export function DiscountCreateCondition({
  discountId,
  productId,
}: {
  discountId: string
  productId: string
}) {
  const { mutate, isPending, error } = useAdminDiscountCreateCondition(discountId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ operator: "in", products: [productId] })}
      >
        Add a condition to a discount
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
