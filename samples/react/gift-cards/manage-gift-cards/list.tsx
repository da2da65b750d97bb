import { useAdminGiftCards } from "@stheno/medusa-react"

export function GiftCards() {
  const { gift_cards, isPending, error } = useAdminGiftCards()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {gift_cards?.map((each) => (
        <li key={each.id}>{each.code}</li>
      ))}
    </ul>
  )
}
