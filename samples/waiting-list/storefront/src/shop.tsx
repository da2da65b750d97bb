import { MedusaProvider, useMedusa, useProducts } from "@stheno/medusa-react"
import { QueryClient, useQuery } from "@tanstack/react-query"

interface Waiting {
  readonly id: string
  readonly note?: string | null
  readonly variant: { readonly title: string }
}

function Products() {
  const { products } = useProducts({ fields: "id,title", order: "title" })
  return <p>{products?.map(({ title }) => title).join(", ")}</p>
}

function WaitingList() {
  const { client } = useMedusa()
  const { data } = useQuery({
    queryKey: ["waiting"],
    queryFn: ({ signal }) =>
      client.client.request<{ waiting: Waiting[] }>(
        "GET",
        "/store/waiting-list",
        undefined,
        { signal },
      ),
  })
  return (
    <ul>
      {data?.waiting.map(({ id, note, variant }) => (
        <li key={id}>
          {id}: {variant.title}
          {note && ` (${note})`}
        </li>
      ))}
    </ul>
  )
}

export function Shop({ baseUrl }: { readonly baseUrl: string }) {
  return (
    <MedusaProvider
      baseUrl={baseUrl}
      queryClientProviderProps={{ client: new QueryClient() }}
    >
      <Products />
      <WaitingList />
    </MedusaProvider>
  )
}
