import {
  useAdminCreateCustomerGroup,
  useAdminCreatePriceList,
} from "@stheno/medusa-react"

export function CreateCustomerGroup() {
  const { mutate, isPending, error } = useAdminCreateCustomerGroup()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ name: "Resellers" })}>
        Create a customer group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreatePriceList({
  customerGroupId,
  variantId,
  regionId,
}: {
  customerGroupId: string
  variantId: string
  regionId: string
}) {
  const { mutate, isPending, error } = useAdminCreatePriceList()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Trade prices",
            description: "For resellers",
            type: "override",
            status: "active",
            customer_groups: [{ id: customerGroupId }],
            prices: [
              {
                variant_id: variantId,
                region_id: regionId,
                amount: 5000,
              },
            ],
          })
        }
      >
        Create a price list
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
