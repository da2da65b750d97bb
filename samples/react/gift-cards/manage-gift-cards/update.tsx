import { useAdminUpdateGiftCard } from "@stheno/medusa-react"

export function UpdateGiftCard({ giftCardId }: { giftCardId: string }) {
  const { mutate, isPending, error } = useAdminUpdateGiftCard(giftCardId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ balance: 4000, is_disabled: true })}
      >
        Update a gift card
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
