import { useAdminSwap } from "@stheno/medusa-react"

export function Swap({ swapId }: { swapId: string }) {
  const { swap, isPending, error } = useAdminSwap(swapId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{swap?.id}</p>
}
