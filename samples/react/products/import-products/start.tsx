import { useAdminCreateBatchJob } from "@stheno/medusa-react"

export function CreateBatchJob({ fileKey }: { fileKey: string }) {
  const { mutate, isPending, error } = useAdminCreateBatchJob()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            type: "product-import",
            context: { fileKey },
            dry_run: true,
          })
        }
      >
        Start an import or an export in the background
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
