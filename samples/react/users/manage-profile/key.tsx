import { useAdminOrders, useAdminUpdateUser } from "@stheno/medusa-react"

export function UpdateUser({ userId }: { userId: string }) {
  const { mutate, isPending, error } = useAdminUpdateUser(userId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ api_token: "pos-4711-secret" })}
      >
        Update an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Orders() {
  const { orders, isPending, error } = useAdminOrders()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {orders?.map((each) => (
        <li key={each.id}>{each.display_id}</li>
      ))}
    </ul>
  )
}
