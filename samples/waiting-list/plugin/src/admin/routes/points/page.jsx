import { useAdminCustomQuery } from "@stheno/medusa-react"

export const config = { link: { label: "Points" } }

export default function AllPoints() {
  const { points = [] } = useAdminCustomQuery("/points", ["points"])
  return (
    <>
      <h1>Points</h1>
      <ul>
        {points.map(({ id, email, points: earned }) => (
          <li key={id}>
            {email}: {earned}
          </li>
        ))}
      </ul>
    </>
  )
}
