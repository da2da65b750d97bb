import { useAdminCreateInvite } from "@stheno/medusa-react"

export function CreateInvite() {
  const { mutate, isPending, error } = useAdminCreateInvite()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ user: "grace@example.com", role: "member" })}
      >
        Invite a person to become an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
