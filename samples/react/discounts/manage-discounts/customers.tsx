import {
  useAdminCreateCustomerGroup,
  useAdminCreateDiscount,
} from "@stheno/medusa-react"

export function CreateCustomerGroup() {
  const { mutate, isPending, error } = useAdminCreateCustomerGroup()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ name: "Regulars" })}>
        Create a customer group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateDiscount({
  regionId,
  customerGroupId,
}: {
  regionId: string
  customerGroupId: string
}) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "REGULARS",
            regions: [regionId],
            rule: {
              type: "percentage",
              value: 5,
              allocation: "total",
              conditions: [{ operator: "in", customer_groups: [customerGroupId] }],
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
