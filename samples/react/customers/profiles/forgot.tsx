import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CustomersGeneratePasswordToken() {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      client.customers.generatePasswordToken({ email: "grace.hopper@example.com" }),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Request a password reset
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
