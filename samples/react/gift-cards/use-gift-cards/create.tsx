import {
  useAddShippingMethodToCart,
  useAdminCreateProduct,
  useCreateCart,
  useCreatePaymentSession,
  useUpdateCart,
} from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Gift card",
            handle: "practice-gift-card",
            is_giftcard: true,
            discountable: false,
            status: "published",
            options: [{ title: "Value" }],
            variants: [
              {
                title: "50",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 5000 }],
                options: [{ value: "50" }],
              },
            ],
          })
        }
      >
        Create a product with its options, variants and prices
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

export function UpdateCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada@example.com",
            shipping_address: {
              first_name: "Ada",
              last_name: "Byron",
              address_1: "Main Street 1",
              city: "Aarhus",
              postal_code: "8000",
              country_code: "dk",
            },
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
