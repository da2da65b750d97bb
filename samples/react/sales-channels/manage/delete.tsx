import { useAdminDeleteSalesChannel } from "@stheno/medusa-react"

export function DeleteSalesChannel({ salesChannelId }: { salesChannelId: string }) {
  const { mutate, isPending, error } = useAdminDeleteSalesChannel(salesChannelId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
