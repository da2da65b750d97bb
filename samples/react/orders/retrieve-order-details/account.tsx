import { useCreateCustomer, useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CreateCustomer() {
  const { mutate, isPending, error } = useCreateCustomer()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ email: "grace@example.com", password: "a-long-passphrase" })
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
        email: "grace@example.com",
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
