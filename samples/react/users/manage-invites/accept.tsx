import {
  useAdminAcceptInvite,
  useAdminInvites,
  useAdminUsers,
} from "@stheno/medusa-react"

export function AcceptInvite({ mailedToken }: { mailedToken: string }) {
  const { mutate, isPending, error } = useAdminAcceptInvite()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            token: mailedToken,
            user: {
              first_name: "Grace",
              last_name: "Hopper",
              password: "a-long-passphrase",
            },
          })
        }
      >
        Accept an invite and become an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Users() {
  const { users, isPending, error } = useAdminUsers()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {users?.map((each) => (
        <li key={each.id}>{each.email}</li>
      ))}
    </ul>
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
