import { useAdminUpdateCustomer } from "@stheno/medusa-react"

export function UpdateCustomer({ customerId }: { customerId: string }) {
  const { mutate, isPending, error } = useAdminUpdateCustomer(customerId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ last_name: "Murray Hopper", metadata: { newsletter: true } })
        }
      >
        Update a customer
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
