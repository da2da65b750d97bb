import { useMeCustomer, useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function AuthGetToken() {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.auth.getToken({
        email: "grace.hopper@example.com",
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

export function MeCustomer() {
  const { customer, isPending, error } = useMeCustomer()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{customer?.email}</p>
}
