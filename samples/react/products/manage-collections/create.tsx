import { useAdminCreateCollection } from "@stheno/medusa-react"

export function CreateCollection() {
  const { mutate, isPending, error } = useAdminCreateCollection()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ title: "Rainy days", metadata: { banner: "clouds" } })
        }
      >
        Create a collection
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
