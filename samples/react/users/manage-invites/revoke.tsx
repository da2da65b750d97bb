import {
  useAdminCreateInvite,
  useAdminDeleteInvite,
  useAdminInvites,
} from "@stheno/medusa-react"

export function CreateInvite() {
  const { mutate, isPending, error } = useAdminCreateInvite()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ user: "alan@example.com", role: "member" })}
      >
        Invite a person to become an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Invites() {
  const { invites, isPending, error } = useAdminInvites()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {invites?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}

export function DeleteInvite({ inviteId }: { inviteId: string }) {
  const { mutate, isPending, error } = useAdminDeleteInvite(inviteId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete an invite
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
