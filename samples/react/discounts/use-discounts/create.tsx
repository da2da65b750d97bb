import {
  useAddShippingMethodToCart,
  useAdminCreateDiscount,
  useCreateCart,
} from "@stheno/medusa-react"

export function CreateDiscount({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "AUTUMN10",
            regions: [regionId],
            rule: { type: "percentage", value: 10, allocation: "total" },
          })
        }
      >
        Create a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateDiscount2({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "NOPOSTAGE",
            regions: [regionId],
            rule: { type: "free_shipping", value: 0, allocation: "total" },
          })
        }
      >
        Create a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

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
