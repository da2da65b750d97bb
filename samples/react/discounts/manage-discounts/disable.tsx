import { useAdminUpdateDiscount } from "@stheno/medusa-react"

export function UpdateDiscount({ discountId }: { discountId: string }) {
  const { mutate, isPending, error } = useAdminUpdateDiscount(discountId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ is_disabled: true })}>
        Update a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
