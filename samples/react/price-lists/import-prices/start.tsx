import { useAdminCreateBatchJob } from "@stheno/medusa-react"

export function CreateBatchJob({
  priceListId,
  fileKey,
}: {
  priceListId: string
  fileKey: string
}) {
  const { mutate, isPending, error } = useAdminCreateBatchJob()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            type: "price-list-import",
            context: { price_list_id: priceListId, fileKey },
          })
        }
      >
        Start an import or an export in the background
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
