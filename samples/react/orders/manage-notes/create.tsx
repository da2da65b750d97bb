import { useAdminCreateNote } from "@stheno/medusa-react"

export function CreateNote({ resourceId }: { resourceId: string }) {
  const { mutate, isPending, error } = useAdminCreateNote()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            resource_id: resourceId,
            resource_type: "order",
            value: "The customer called and asked for gift wrapping.",
          })
        }
      >
        Create a note on a resource, such as an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
