import { useAdminDeleteDiscount } from "@stheno/medusa-react"

export function DeleteDiscount({ discountId }: { discountId: string }) {
  const { mutate, isPending, error } = useAdminDeleteDiscount(discountId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
