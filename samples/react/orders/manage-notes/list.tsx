import { useAdminNotes } from "@stheno/medusa-react"

export function Notes({ resourceId }: { resourceId: string }) {
  const { notes, isPending, error } = useAdminNotes({ resource_id: resourceId })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {notes?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
