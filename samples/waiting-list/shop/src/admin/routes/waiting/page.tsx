import type { RouteConfig } from "@stheno/admin"
import { Card, PageHeader } from "@stheno/ui"
import { Link } from "react-router-dom"
import { useWaiting } from "../../components/use-waiting.ts"

const Clock = () => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 5.5V10l3 2" />
  </svg>
)

export const config: RouteConfig = {
  link: { label: "Waiting list", icon: Clock },
  commands: [
    {
      label: "Copy the address of the waiting list",
      keywords: ["link"],
      run: async ({ notify }) => {
        await navigator.clipboard.writeText(`${location.origin}/app/a/waiting`)
        notify.success("Address copied", "")
      },
    },
  ],
}

export default function WaitingList() {
  const { waiting = [], count, error } = useWaiting()
  if (error) return <p role="alert">{error.message}</p>
  return (
    <>
      <PageHeader
        title="Waiting list"
        description={`${count ?? 0} customers are waiting.`}
      />
      <Card>
        <ul>
          {waiting.map(({ id, email, variant }) => (
            <li key={id}>
              <Link to={`/a/waiting/${id}`}>{email}</Link> waits for {variant.title}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
