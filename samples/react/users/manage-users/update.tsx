import { useAdminUpdateUser } from "@stheno/medusa-react"

export function UpdateUser({ userId }: { userId: string }) {
  const { mutate, isPending, error } = useAdminUpdateUser(userId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ first_name: "Grace Brewster", role: "developer" })}
      >
        Update an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
