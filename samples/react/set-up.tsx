// region everyone
import { MedusaProvider } from "@stheno/medusa-react"
import { QueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"

const client = new QueryClient()

export function Shop({ children }: { children: ReactNode }) {
  return (
    <MedusaProvider
      baseUrl="http://localhost:9000"
      queryClientProviderProps={{ client }}
    >
      {children}
    </MedusaProvider>
  )
}
// endregion

// region admin
import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function SignIn(credentials: { email: string; password: string }) {
  const { client } = useMedusa()
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: () => client.admin.auth.getToken(credentials),
  })
  if (isSuccess) return <p>Signed in</p>
  return (
    <>
      <button onClick={() => mutate()}>Sign in</button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
// endregion

// region key
export function ChannelShop(props: {
  publishableKey: string
  children: ReactNode
}) {
  return (
    <MedusaProvider
      baseUrl="http://localhost:9000"
      publishableApiKey={props.publishableKey}
      queryClientProviderProps={{ client }}
    >
      {props.children}
    </MedusaProvider>
  )
}
// endregion
