import {
  useAdminAddPublishableKeySalesChannelsBatch,
  useAdminCreateProduct,
  useAdminCreatePublishableApiKey,
  useAdminCreateSalesChannel,
} from "@stheno/medusa-react"

export function CreateSalesChannel() {
  const { mutate, isPending, error } = useAdminCreateSalesChannel()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ name: "Harbor shop" })}>
        Create a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateProduct({ salesChannelId }: { salesChannelId: string }) {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Wool hat",
            status: "published",
            sales_channels: [{ id: salesChannelId }],
            options: [{ title: "Size" }],
            variants: [
              {
                title: "One size",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 2500 }],
                options: [{ value: "One size" }],
              },
            ],
          })
        }
      >
        Create a product with its options, variants and prices
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreatePublishableApiKey() {
  const { mutate, isPending, error } = useAdminCreatePublishableApiKey()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ title: "Point of sale" })}
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
