import { useCreateCustomer } from "@stheno/medusa-react"

export function CreateCustomer() {
  const { mutate, isPending, error } = useCreateCustomer()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "grace.hopper@example.com",
            password: "a-long-passphrase",
            first_name: "Grace",
            last_name: "Hopper",
          })
        }
      >
        Create an account and sign in with a session cookie
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
