import {
  useAddShippingMethodToCart,
  useAdminAddLocationToSalesChannel,
  useAdminCreateLocationLevel,
  useAdminCreateStockLocation,
  useCompleteCart,
  useCreateCart,
  useCreatePaymentSession,
  useUpdateCart,
} from "@stheno/medusa-react"

export function CreateCart({
  regionId,
  variantId,
}: {
  regionId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useCreateCart()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            region_id: regionId,
            items: [{ variant_id: variantId, quantity: 2 }],
          })
        }
      >
        Create a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function UpdateCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada@example.com",
            shipping_address: { country_code: "dk" },
          })
        }
      >
        Update a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AddShippingMethodToCart({
  cartId,
  optionId,
}: {
  cartId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAddShippingMethodToCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ option_id: optionId })}>
        Add a shipping method to a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreatePaymentSession({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useCreatePaymentSession(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Create the payment sessions of a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CompleteCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useCompleteCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Complete a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateStockLocation() {
  const { mutate, isPending, error } = useAdminCreateStockLocation()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ name: "Town shop" })}>
        Create a stock location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AddLocationToSalesChannel({
  salesChannelId,
  locationId,
}: {
  salesChannelId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminAddLocationToSalesChannel()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            sales_channel_id: salesChannelId,
            location_id: locationId,
          })
        }
      >
        Add a stock location to a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateLocationLevel({
  inventoryItemId,
  locationId,
}: {
  inventoryItemId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminCreateLocationLevel(inventoryItemId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ location_id: locationId, stocked_quantity: 4 })}
      >
        Create a stock level of an inventory item
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
