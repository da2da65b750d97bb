import {
  useAdminAddPublishableKeySalesChannelsBatch,
  useAdminCreatePublishableApiKey,
  useAdminPublishableApiKeySalesChannels,
} from "@stheno/medusa-react"

export function CreatePublishableApiKey() {
  const { mutate, isPending, error } = useAdminCreatePublishableApiKey()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ title: "Point of sale at the harbor" })}
      >
        Create a publishable key
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AddPublishableKeySalesChannelsBatch({
  publishableApiKeyId,
  salesChannelId,
}: {
  publishableApiKeyId: string
  salesChannelId: string
}) {
  const { mutate, isPending, error } =
    useAdminAddPublishableKeySalesChannelsBatch(publishableApiKeyId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            sales_channel_ids: [{ id: salesChannelId }],
          })
        }
      >
        Add sales channels to a publishable key
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function PublishableApiKeySalesChannels({
  publishableApiKeyId,
}: {
  publishableApiKeyId: string
}) {
  const { sales_channels, isPending, error } =
    useAdminPublishableApiKeySalesChannels(publishableApiKeyId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {sales_channels?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}
