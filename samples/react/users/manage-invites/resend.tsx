import { useAdminResendInvite } from "@stheno/medusa-react"

export function ResendInvite({ inviteId }: { inviteId: string }) {
  const { mutate, isPending, error } = useAdminResendInvite(inviteId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Resend an invite with a new token
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
