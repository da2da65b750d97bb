import { useAdminCurrencies } from "@stheno/medusa-react"

export function Currencies() {
  const { currencies, isPending, error } = useAdminCurrencies({ code: "eur" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {currencies?.map((each) => (
        <li key={each.code}>{each.name}</li>
      ))}
    </ul>
  )
}
