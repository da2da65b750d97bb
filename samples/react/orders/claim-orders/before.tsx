import {
  useCreateCustomer,
  useCustomerOrders,
  useMedusa,
} from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CreateCustomer() {
  const { mutate, isPending, error } = useCreateCustomer()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada.byron@example.com",
            password: "a-long-passphrase",
            first_name: "Ada",
            last_name: "Byron",
          })
        }
      >
        Create an account and sign in with a session cookie
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AuthGetToken() {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.auth.getToken({
        email: "ada.byron@example.com",
        password: "a-long-passphrase",
      }),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Get a JWT for a customer
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
