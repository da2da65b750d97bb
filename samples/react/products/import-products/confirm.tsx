import {
  useAdminBatchJob,
  useAdminConfirmBatchJob,
  useAdminProducts,
} from "@stheno/medusa-react"

export function ConfirmBatchJob({ batchJobId }: { batchJobId: string }) {
  const { mutate, isPending, error } = useAdminConfirmBatchJob(batchJobId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Confirm a dry run of a batch job
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

export function Products() {
  const { products, isPending, error } = useAdminProducts({
    fields: "title",
    order: "title",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {products?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}
