import { useReturnReasons } from "@stheno/medusa-react"

export function ReturnReasons() {
  const { return_reasons, isPending, error } = useReturnReasons()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {return_reasons?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
