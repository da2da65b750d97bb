import { useAdminCreateDraftOrder } from "@stheno/medusa-react"

export function CreateDraftOrder({
  regionId,
  variantId,
  optionId,
}: {
  regionId: string
  variantId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminCreateDraftOrder()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada@example.com",
            region_id: regionId,
            shipping_address: {
              first_name: "Ada",
              last_name: "Byron",
              address_1: "Main Street 1",
              city: "Aarhus",
              postal_code: "8000",
              country_code: "dk",
            },
            items: [{ variant_id: variantId, quantity: 1 }],
            shipping_methods: [{ option_id: optionId, price: 0 }],
          })
        }
      >
        Create a draft order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
