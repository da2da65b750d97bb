import { useCompleteCart, useGiftCard } from "@stheno/medusa-react"

export function CompleteCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useCompleteCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Complete a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function GiftCard({ code }: { code: string }) {
  const { gift_card, isPending, error } = useGiftCard(code)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{gift_card?.code}</p>
}
