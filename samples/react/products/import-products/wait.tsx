import { useAdminBatchJob } from "@stheno/medusa-react"

export function BatchJob({ batchJobId }: { batchJobId: string }) {
  const { batch_job, isPending, error } = useAdminBatchJob(batchJobId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{batch_job?.id}</p>
}
