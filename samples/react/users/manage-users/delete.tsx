import { useAdminDeleteUser } from "@stheno/medusa-react"

export function DeleteUser({ userId }: { userId: string }) {
  const { mutate, isPending, error } = useAdminDeleteUser(userId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
