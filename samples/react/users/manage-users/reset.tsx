import { useAdminResetPassword } from "@stheno/medusa-react"

export function ResetPassword({ mailedToken }: { mailedToken: string }) {
  const { mutate, isPending, error } = useAdminResetPassword()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "grace@example.com",
            token: mailedToken,
            password: "another-long-passphrase",
          })
        }
      >
        Set a new password with a reset token
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
