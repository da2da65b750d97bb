import { useAdminVariants } from "@stheno/medusa-react"

export function Variants() {
  const { variants, isPending, error } = useAdminVariants({
    q: "COAT-S",
    expand: "prices",
  })
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
