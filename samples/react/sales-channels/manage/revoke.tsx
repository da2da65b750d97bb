import { useAdminRevokePublishableApiKey } from "@stheno/medusa-react"

export function RevokePublishableApiKey({
  publishableApiKeyId,
}: {
  publishableApiKeyId: string
}) {
  const { mutate, isPending, error } =
    useAdminRevokePublishableApiKey(publishableApiKeyId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Revoke a publishable key
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
