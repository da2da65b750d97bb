import type { RouteConfig } from "@stheno/admin"
import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config: RouteConfig = { link: { label: "Roast list" } }

interface Answer {
  roast_list: { coffee: string; grams: number }[]
}

export default function RoastList() {
  const { roast_list = [] } = useAdminCustomQuery<object, Answer>("/roast-list", [
    "roast-list",
  ])
  return (
    <>
      <h1>Roast list</h1>
      <ul>
        {roast_list.map(({ coffee, grams }) => (
          <li key={coffee}>
            {coffee}: {grams} g
          </li>
        ))}
      </ul>
    </>
  )
}
