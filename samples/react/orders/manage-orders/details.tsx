import { useAdminUpdateOrder } from "@stheno/medusa-react"

export function UpdateOrder({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminUpdateOrder(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada.byron@example.com",
            shipping_address: {
              first_name: "Ada",
              last_name: "Byron",
              address_1: "Main Street 1",
              address_2: "Second floor",
              city: "Aarhus",
              postal_code: "8000",
              country_code: "dk",
            },
          })
        }
      >
        Update the customer and the addresses of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
