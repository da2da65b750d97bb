import {
  useAdminOrderEditAddLineItem,
  useAdminVariants,
} from "@stheno/medusa-react"

export function Variants() {
  const { variants, isPending, error } = useAdminVariants({ q: "COAT-L" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {variants?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}

export function OrderEditAddLineItem({
  orderEditId,
  variantId,
}: {
  orderEditId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useAdminOrderEditAddLineItem(orderEditId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ variant_id: variantId, quantity: 1 })}
      >
        Add a line to an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
