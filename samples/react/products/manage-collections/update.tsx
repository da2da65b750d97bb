import { useAdminUpdateCollection } from "@stheno/medusa-react"

export function UpdateCollection({ collectionId }: { collectionId: string }) {
  const { mutate, isPending, error } = useAdminUpdateCollection(collectionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ title: "Autumn", handle: "autumn" })}
      >
        Update a collection
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
