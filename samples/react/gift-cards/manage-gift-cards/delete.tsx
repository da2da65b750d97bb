import { useAdminDeleteGiftCard } from "@stheno/medusa-react"

export function DeleteGiftCard({ giftCardId }: { giftCardId: string }) {
  const { mutate, isPending, error } = useAdminDeleteGiftCard(giftCardId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a gift card
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
