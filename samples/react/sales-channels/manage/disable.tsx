import { useAdminUpdateSalesChannel } from "@stheno/medusa-react"

export function UpdateSalesChannel({ salesChannelId }: { salesChannelId: string }) {
  const { mutate, isPending, error } = useAdminUpdateSalesChannel(salesChannelId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ is_disabled: true })}>
        Update a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
