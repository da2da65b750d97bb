import { useAdminCreateUser } from "@stheno/medusa-react"

export function CreateUser() {
  const { mutate, isPending, error } = useAdminCreateUser()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "grace@example.com",
            first_name: "Grace",
            last_name: "Hopper",
            role: "member",
            password: "a-long-passphrase",
          })
        }
      >
        Create an admin user
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
