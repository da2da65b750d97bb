import type { RouteProps } from "@stheno/admin"
import { useAdminCustomDelete } from "@stheno/medusa-react"
import { Button, PageHeader } from "@stheno/ui"
import { useNavigate, useParams } from "react-router-dom"
import { useWaiting, waitingKey } from "../../../components/use-waiting.ts"

export default function OnePerson({ notify }: RouteProps) {
  const { id } = useParams()
  const navigate = useNavigate()
  const { waiting = [] } = useWaiting()
  const remove = useAdminCustomDelete(`/waiting/${id}`, waitingKey)
  const person = waiting.find((each) => each.id === id)
  if (!person) return <PageHeader title="This customer is not on the list" />
  const done = () => {
    notify.info("Removed", person.email)
    void navigate("/a/waiting")
  }
  return (
    <PageHeader
      title={person.email}
      description={`waits for ${person.variant.title}`}
      back={{ to: "/a/waiting", label: "Waiting list" }}
      actions={
        <Button
          isLoading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: done })}
        >
          Remove from the list
        </Button>
      }
    />
  )
}
