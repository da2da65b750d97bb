import { useAdminCreateDiscount } from "@stheno/medusa-react"

export function CreateDiscount({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateDiscount()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            code: "autumn10",
            regions: [regionId],
            rule: {
              type: "percentage",
              value: 10,
              allocation: "total",
              description: "Ten percent in autumn",
            },
            starts_at: "2026-01-01T00:00:00Z",
            ends_at: "2099-12-31T23:59:59Z",
            usage_limit: 500,
          })
        }
      >
        Create a discount
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
