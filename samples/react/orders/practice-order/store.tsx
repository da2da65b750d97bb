import {
  useAdminAddStoreCurrency,
  useAdminCreateProduct,
  useAdminCreateRegion,
  useAdminCreateShippingOption,
  useAdminShippingProfiles,
  useAdminStore,
} from "@stheno/medusa-react"

export function Store() {
  const { store, isPending, error } = useAdminStore()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{store?.name}</p>
}

export function AddStoreCurrency() {
  const { mutate, isPending, error } = useAdminAddStoreCurrency()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate("eur")}>
        Add a currency to the store
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateRegion() {
  const { mutate, isPending, error } = useAdminCreateRegion()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Northern Europe",
            currency_code: "eur",
            tax_rate: 25,
            payment_providers: ["manual"],
            fulfillment_providers: ["manual"],
            countries: ["dk", "se"],
          })
        }
      >
        Create a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function ShippingProfiles() {
  const { shipping_profiles, isPending, error } = useAdminShippingProfiles()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {shipping_profiles?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function CreateShippingOption({
  regionId,
  profileId,
}: {
  regionId: string
  profileId: string
}) {
  const { mutate, isPending, error } = useAdminCreateShippingOption()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Parcel",
            region_id: regionId,
            profile_id: profileId,
            provider_id: "manual",
            data: { id: "manual-fulfillment" },
            price_type: "flat_rate",
            amount: 500,
          })
        }
      >
        Create a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateShippingOption2({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateShippingOption()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Parcel back",
            region_id: regionId,
            provider_id: "manual",
            data: { id: "manual-fulfillment-return" },
            price_type: "flat_rate",
            amount: 300,
            is_return: true,
          })
        }
      >
        Create a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Rain coat",
            status: "published",
            options: [{ title: "Size" }],
            variants: [
              {
                title: "S",
                sku: "COAT-S",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 7900 }],
                options: [{ value: "S" }],
              },
              {
                title: "L",
                sku: "COAT-L",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 8400 }],
                options: [{ value: "L" }],
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
