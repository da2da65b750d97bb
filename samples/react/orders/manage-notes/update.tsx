import { useAdminNote, useAdminUpdateNote } from "@stheno/medusa-react"

export function UpdateNote({ noteId }: { noteId: string }) {
  const { mutate, isPending, error } = useAdminUpdateNote(noteId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ value: "Gift wrapping: blue paper." })}
      >
        Update the text of a note
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Note({ noteId }: { noteId: string }) {
  const { note, isPending, error } = useAdminNote(noteId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{note?.id}</p>
}
