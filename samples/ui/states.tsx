import { Button, Card, EmptyState, Problem, Skeleton } from "@stheno/ui"
import { useState } from "react"

export function States() {
  const [state, setState] = useState<"loading" | "failed" | "empty">("failed")
  const retry = () => {
    setState("loading")
    setTimeout(() => setState("empty"), 1200)
  }
  return (
    <Card title="Suppliers">
      {state === "loading" && <Skeleton lines={3} />}
      {state === "failed" && (
        <Problem text="The suppliers could not be loaded." onRetry={retry} />
      )}
      {state === "empty" && (
        <EmptyState
          title="No suppliers"
          text="Add the companies that you buy from."
          action={<Button variant="primary">Add supplier</Button>}
        />
      )}
    </Card>
  )
}
