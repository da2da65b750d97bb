import { useAdminCreateCustomerGroup } from "@stheno/medusa-react"

export function CreateCustomerGroup() {
  const { mutate, isPending, error } = useAdminCreateCustomerGroup()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ name: "Resellers", metadata: { discount_letter: "A" } })
        }
      >
        Create a customer group
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
