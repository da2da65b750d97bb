import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function AdminAuthChangePassword() {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.admin.auth.changePassword({
        old_password: "supersecret",
        new_password: "a-longer-supersecret",
      }),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Change the password of the signed-in admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
