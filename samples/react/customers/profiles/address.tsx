import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CustomersAddressesAddAddress() {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.customers.addresses.addAddress({
        address: {
          first_name: "Grace",
          last_name: "Hopper",
          address_1: "Harbor 2",
          city: "Aarhus",
          postal_code: "8000",
          country_code: "dk",
        },
      }),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Add an address to the address book
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
