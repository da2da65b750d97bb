import { useAdminCollection } from "@stheno/medusa-react"

export function Collection({ collectionId }: { collectionId: string }) {
  const { collection, isPending, error } = useAdminCollection(collectionId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{collection?.title}</p>
}
