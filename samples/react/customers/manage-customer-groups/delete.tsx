import { useAdminDeleteCustomerGroup } from "@stheno/medusa-react"

export function DeleteCustomerGroup({
  customerGroupId,
}: {
  customerGroupId: string
}) {
  const { mutate, isPending, error } = useAdminDeleteCustomerGroup(customerGroupId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a customer group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
