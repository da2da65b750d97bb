import { useAdminCreateCustomer } from "@stheno/medusa-react"

export function CreateCustomer() {
  const { mutate, isPending, error } = useAdminCreateCustomer()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "grace@example.com",
            first_name: "Grace",
            last_name: "Hopper",
            password: "a-long-passphrase",
          })
        }
      >
        Create a customer with an account
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
