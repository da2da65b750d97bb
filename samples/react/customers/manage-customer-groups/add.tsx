import {
  useAdminAddCustomersToCustomerGroup,
  useAdminCustomerGroupCustomers,
} from "@stheno/medusa-react"

export function AddCustomersToCustomerGroup({
  customerGroupId,
  customerId,
}: {
  customerGroupId: string
  customerId: string
}) {
  const { mutate, isPending, error } =
    useAdminAddCustomersToCustomerGroup(customerGroupId)
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
        Add customers to a group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CustomerGroupCustomers({
  customerGroupId,
}: {
  customerGroupId: string
}) {
  const { customers, isPending, error } =
    useAdminCustomerGroupCustomers(customerGroupId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {customers?.map((each) => (
        <li key={each.id}>{each.email}</li>
      ))}
    </ul>
  )
}
