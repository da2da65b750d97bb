import {
  useAdminBatchJob,
  useAdminCreateBatchJob,
  useAdminUploadProtectedFile,
} from "@stheno/medusa-react"

export function UploadProtectedFile({ file }: { file: File }) {
  const { mutate, isPending, error } = useAdminUploadProtectedFile()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(file)}>
        Upload protected files, such as imports
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateBatchJob({ fileKey }: { fileKey: string }) {
  const { mutate, isPending, error } = useAdminCreateBatchJob()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ type: "product-import", context: { fileKey } })}
      >
        Start an import or an export in the background
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function BatchJob({ batchJobId }: { batchJobId: string }) {
  const { batch_job, isPending, error } = useAdminBatchJob(batchJobId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{batch_job?.id}</p>
}
