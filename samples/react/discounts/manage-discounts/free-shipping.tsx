import { useAdminCreateDiscount } from "@stheno/medusa-react"

export function CreateDiscount({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "SHIPFREE",
            regions: [regionId],
            rule: { type: "free_shipping", value: 0, allocation: "total" },
          })
        }
      >
        Create a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
