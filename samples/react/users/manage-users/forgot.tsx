import { useAdminSendResetPasswordToken } from "@stheno/medusa-react"

export function SendResetPasswordToken() {
  const { mutate, isPending, error } = useAdminSendResetPasswordToken()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ email: "grace@example.com" })}
      >
        Request a password reset
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
