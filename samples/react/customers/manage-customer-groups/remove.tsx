import { useAdminRemoveCustomersFromCustomerGroup } from "@stheno/medusa-react"

export function RemoveCustomersFromCustomerGroup({
  customerGroupId,
  customerId,
}: {
  customerGroupId: string
  customerId: string
}) {
  const { mutate, isPending, error } =
    useAdminRemoveCustomersFromCustomerGroup(customerGroupId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            customer_ids: [{ id: customerId }],
          })
        }
      >
        Remove customers from a group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
