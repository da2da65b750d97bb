import type { RouteProps } from "@stheno/admin"
import { useAdminCustomDelete } from "@stheno/medusa-react"
import { useNavigate, useParams } from "react-router-dom"
import { useWaiting, waitingKey } from "../../../components/use-waiting.ts"

export default function OnePerson({ notify }: RouteProps) {
  const { id } = useParams()
  const navigate = useNavigate()
  const { waiting = [] } = useWaiting()
  const remove = useAdminCustomDelete(`/waiting/${id}`, waitingKey)
  const person = waiting.find((each) => each.id === id)
  if (!person) return <h1>This customer is not on the list</h1>
  const done = () => {
    notify.info("Removed", person.email)
    void navigate("/a/waiting")
  }
  return (
    <>
      <h1>{person.email}</h1>
      <p>waits for {person.variant.title}</p>
      <button
        type="button"
        className="button"
        onClick={() => remove.mutate(undefined, { onSuccess: done })}
      >
        Remove from the list
      </button>
    </>
  )
}
