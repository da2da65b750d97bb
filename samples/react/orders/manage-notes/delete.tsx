import { useAdminDeleteNote } from "@stheno/medusa-react"

export function DeleteNote({ noteId }: { noteId: string }) {
  const { mutate, isPending, error } = useAdminDeleteNote(noteId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a note
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
