import { useAdminCreateGiftCard } from "@stheno/medusa-react"

export function CreateGiftCard({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminCreateGiftCard()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            region_id: regionId,
            value: 5000,
            ends_at: "2099-12-31T00:00:00Z",
            metadata: { reason: "Sorry for the delay" },
          })
        }
      >
        Create a gift card
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
