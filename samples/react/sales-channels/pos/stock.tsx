import { useAdminVariantsInventory } from "@stheno/medusa-react"

export function VariantsInventory({ variantId }: { variantId: string }) {
  const { variant, isPending, error } = useAdminVariantsInventory(variantId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <pre>{JSON.stringify(variant, null, 2)}</pre>
}
