import {
  useAdminCreateDraftOrder,
  useAdminRegions,
  useAdminShippingOptions,
  useAdminVariants,
} from "@stheno/medusa-react"

export function Regions() {
  const { regions, isPending, error } = useAdminRegions()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {regions?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function Variants() {
  const { variants, isPending, error } = useAdminVariants({ q: "COAT-S" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {variants?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}

export function ShippingOptions() {
  const { shipping_options, isPending, error } = useAdminShippingOptions()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {shipping_options?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function CreateDraftOrder({
  regionId,
  variantId,
  optionId,
}: {
  regionId: string
  variantId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminCreateDraftOrder()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada@example.com",
            region_id: regionId,
            shipping_address: {
              first_name: "Ada",
              last_name: "Byron",
              address_1: "Main Street 1",
              city: "Aarhus",
              postal_code: "8000",
              country_code: "dk",
            },
            items: [{ variant_id: variantId, quantity: 1 }],
            shipping_methods: [{ option_id: optionId, price: 0 }],
          })
        }
      >
        Create a draft order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
