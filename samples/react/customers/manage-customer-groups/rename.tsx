import { useAdminUpdateCustomerGroup } from "@stheno/medusa-react"

export function UpdateCustomerGroup({
  customerGroupId,
}: {
  customerGroupId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateCustomerGroup(customerGroupId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ name: "Trade customers" })}
      >
        Update a customer group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
