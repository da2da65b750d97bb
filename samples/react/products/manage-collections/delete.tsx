import { useAdminDeleteCollection } from "@stheno/medusa-react"

export function DeleteCollection({ collectionId }: { collectionId: string }) {
  const { mutate, isPending, error } = useAdminDeleteCollection(collectionId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a collection
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
