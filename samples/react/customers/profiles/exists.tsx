import { useMedusa } from "@stheno/medusa-react"
import { useQuery } from "@tanstack/react-query"

export function AuthExists() {
  const { client } = useMedusa()
  const { data, isPending, error } = useQuery({
    queryKey: ["auth", "exists"],
    queryFn: () => client.auth.exists("grace.hopper@example.com"),
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <pre>{JSON.stringify(data?.exists, null, 2)}</pre>
}
