import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CustomersAddressesUpdateAddress({
  addressId,
}: {
  addressId: string
}) {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.customers.addresses.updateAddress(addressId, {
        address_1: "Harbor 4",
      }),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Update an address in the address book
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
