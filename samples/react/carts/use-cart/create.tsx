import { useCreateCart, useRegions } from "@stheno/medusa-react"

export function Regions() {
  const { regions, isPending, error } = useRegions()
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

export function CreateCart({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useCreateCart()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ region_id: regionId })}>
        Create a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
