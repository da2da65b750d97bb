import { useAdminUpdateRegion, useCreateCart } from "@stheno/medusa-react"

export function UpdateRegion({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminUpdateRegion(regionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ automatic_taxes: false })}
      >
        Update a region
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
