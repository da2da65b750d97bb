import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CustomersResetPassword({ mailedToken }: { mailedToken: string }) {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.customers.resetPassword({
        email: "grace.hopper@example.com",
        token: mailedToken,
        password: "another-long-passphrase",
      }),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Set a new password with a reset token
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
