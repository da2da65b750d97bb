import { useCustomerOrders, useGrantOrderAccess } from "@stheno/medusa-react"

export function GrantOrderAccess({ mailedToken }: { mailedToken: string }) {
  const { mutate, isPending, error } = useGrantOrderAccess()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ token: mailedToken })}>
        Move claimed orders to a customer's account
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CustomerOrders() {
  const { orders, isPending, error } = useCustomerOrders()
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
